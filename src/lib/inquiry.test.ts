import { describe, expect, test } from 'vitest';
import { type Choice, choiceIn, choiceQuery, mailTo } from './inquiry.ts';

const choice: Choice = { phones: 45, computers: 3, billing: 'monthly' };

describe('a choice in an address', () => {
  test('comes back as it was', () => {
    expect(choiceQuery(choice)).toBe('?phones=45&computers=3&billing=monthly');
    expect(choiceIn(choiceQuery(choice))).toEqual(choice);
  });

  test.each([
    '',
    '?phones=45',
    '?phones=45&computers=3',
    '?phones=0&computers=1&billing=yearly',
    '?phones=1e9&computers=1&billing=yearly',
    '?phones=45&computers=many&billing=yearly',
    '?phones=45&computers=3&billing=never',
  ])('%j holds none', (query) => {
    expect(choiceIn(query)).toBeUndefined();
  });
});

test('a message keeps its lines and signs on the way to the mail program', () => {
  expect(mailTo('help@example.com', 'Price & plan', 'Phones: 45\nComputers: 3')).toBe(
    'mailto:help@example.com?subject=Price%20%26%20plan&body=Phones%3A%2045%0AComputers%3A%203',
  );
});
