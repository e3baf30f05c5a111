import { createMDX } from 'fumadocs-mdx/next';

export default createMDX()({
  output: 'export',
  reactStrictMode: true,
  // The folder above has a lock file too.
  turbopack: { root: import.meta.dirname },
});
