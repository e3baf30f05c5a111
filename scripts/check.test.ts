import { expect, it } from 'vitest';
import { launchSummary } from './check.ts';

it('says how much is left before launch', () => {
  const finding = { rule: 'launch' as const, file: 'x', what: 'x', fix: 'x' };
  expect(launchSummary([{ ...finding, severity: 'error' }])).toBe('before launch: 1 to do');
  expect(launchSummary([{ ...finding, severity: 'warning' }])).toMatch(/^ready for launch; 1 to decide/);
  expect(launchSummary([])).toBe('ready for launch');
});
