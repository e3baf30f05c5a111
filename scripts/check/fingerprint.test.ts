import { expect, it } from 'vitest';
import { withSource } from './fingerprint.ts';

it('adds or replaces the fingerprint as a text, and keeps the rest', () => {
  expect(withSource('---\ntitle: x\n---\n\nText\n', '123')).toBe('---\ntitle: x\nsource: "123"\n---\n\nText\n');
  expect(withSource('---\nsource: "old"\ntitle: x\n---\n\nsource: y\n', 'abc')).toBe(
    '---\nsource: "abc"\ntitle: x\n---\n\nsource: y\n',
  );
  expect(withSource('---\r\ntitle: x\r\n---\r\nText', 'abc')).toBe('---\r\ntitle: x\r\nsource: "abc"\r\n---\r\nText');
});
