import type { ShikiTransformer } from 'shiki';

/** Shiki colors through `style="…"`, which the Content-Security-Policy forbids; classes carry the colors instead. */
export const classesInsteadOfStyles: ShikiTransformer = {
  name: 'classes-instead-of-styles',
  preprocess(_code, options) {
    // Shiki gives up on a line after half a second: on a busy machine the rest of it would lose its colors, and the same
    // sources would make another page.
    options.tokenizeTimeLimit = 0;
  },
  pre(node) {
    delete node.properties.style;
  },
  span(node) {
    const style = node.properties.style;
    delete node.properties.style;
    const token = typeof style === 'string' ? /--astro-code-(?:token-)?([a-z-]+)/.exec(style)?.[1] : undefined;
    if (token && token !== 'foreground') this.addClassToHast(node, `tok-${token}`);
  },
};
