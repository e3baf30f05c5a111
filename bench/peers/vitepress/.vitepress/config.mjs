import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitepress';

export default defineConfig({
  title: '基准',
  lang: 'zh-CN',
  srcDir: 'pages',
  themeConfig: {
    search: { provider: 'local' },
    // VitePress makes no list of the pages by itself: bench/contenders.ts writes it beside them.
    sidebar: JSON.parse(readFileSync('sidebar.json', 'utf8')),
  },
});
