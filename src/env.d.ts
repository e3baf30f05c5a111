declare module 'virtual:brand.css';

declare namespace astroHTML {
  // biome-ignore lint/suspicious/noEmptyInterface: kept for module augmentation by Astro
  interface JSX {}
}

declare module 'astro' {
  interface AstroClientDirectives {
    /** Sleeps until the reader touches, focuses or types into it. */
    'client:interaction'?: boolean;
  }
}

export {};
