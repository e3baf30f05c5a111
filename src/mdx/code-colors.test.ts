import { codeToHtml, createCssVariablesTheme } from 'shiki';
import { afterEach, expect, it, vi } from 'vitest';
import { classesInsteadOfStyles } from './code-colors.ts';

const line = '(Get-Item C:\\Windows\\System32\\vcruntime140*.dll).VersionInfo | Format-Table FileVersion, FileName';
const theme = createCssVariablesTheme({ name: 'css-variables', variablePrefix: '--astro-code-' });
const colored = () => codeToHtml(line, { lang: 'powershell', theme, transformers: [classesInsteadOfStyles] });

afterEach(() => vi.restoreAllMocks());

it('colors code through classes', async () => {
  const html = await colored();
  expect(html).toMatch(/class="tok-/);
  expect(html).not.toContain('style=');
});

it('colors a line to its end, however slow the machine is', async () => {
  const whole = await colored();
  // Every look at the clock is a second later than the one before.
  let now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => (now += 1000));
  expect(await colored()).toBe(whole);
});
