import { defineConfig } from 'html-validate';

export default defineConfig({
  root: true,
  extends: ['html-validate:standard'],
  // Astro writes a <style> for its islands in the middle of a page: `astro-island,astro-slot{display:contents}`.
  elements: ['html5', { style: { flow: true, phrasing: true } }],
});
