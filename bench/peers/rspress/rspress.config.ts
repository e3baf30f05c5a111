import { defineConfig } from '@rspress/core';

export default defineConfig({ root: 'docs', title: '基准', lang: 'zh' });
