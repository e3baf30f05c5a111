import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

export default defineConfig({
  site: 'https://bench.example.com',
  integrations: [starlight({ title: '基准', locales: { root: { label: '简体中文', lang: 'zh-CN' } } })],
});
