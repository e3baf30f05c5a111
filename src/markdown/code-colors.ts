import type { ShikiTransformer } from 'shiki';

/** Shiki colours through `style="…"`, which the Content-Security-Policy forbids; classes carry the colours instead. */
export const classesInsteadOfStyles: ShikiTransformer = {
  name: 'classes-instead-of-styles',
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
