import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitepress';

export default defineConfig({
  title: '基准',
  lang: 'zh-CN',
  srcDir: 'pages',
  themeConfig: {
    search: { provider: 'local' },
    // VitePress does not list the pages automatically: bench/contenders.ts writes the list next to them.
    sidebar: JSON.parse(readFileSync('sidebar.json', 'utf8')),
  },
});
