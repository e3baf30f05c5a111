/// <reference types="astro/client" />

declare module 'virtual:brand.css';

/** For the compiler that reads no .astro files, see scripts/types.ts. Astro's check knows each with its own props. */
declare module '*.astro' {
  const component: import('astro/runtime/server/index.js').AstroComponentFactory;
  export default component;
}

interface ImportMetaEnv {
  /** The published languages, see src/i18n/published.browser.ts. */
  readonly SITE_LANGUAGES: ReadonlyArray<import('./languages/index.ts').Locale>;
  /** The base path before every address, see the same file. */
  readonly SITE_BASE: string;
}

declare namespace astroHTML.JSX {
  interface IntrinsicAttributes {
    /** See src/islands/first-input.client.ts. */
    'client:firstInput'?: boolean;
  }
}

declare namespace App {
  interface Locals {
    /** Rendering for a feed reader: text only, no islands. */
    plain?: boolean;
  }
}
