import { describe, expect, it } from 'vitest';
import { type CutText, cutText, excerpt, type Marker, marked, type Segment } from './excerpt.ts';
import { tokenizer, cut as tokensOf } from './testing.ts';

const cut = (text: string): CutText => cutText(tokensOf(text));

const marker = (...alternatives: string[][]): Marker => ({ importance: 1, alternatives, marked: alternatives });
const show = (segments: Segment[] | undefined): string =>
  (segments ?? []).map(({ text, mark }) => (mark ? `[${text}]` : text)).join('');

describe('marks', () => {
  it('stand on words that were asked for, whatever their form', () => {
    expect(show(marked('Connecting phones by USB', [marker(['connect']), marker(['usb'])], cut))).toBe(
      '[Connecting] phones by [USB]',
    );
  });

  it('join overlapping pairs of Han characters', () => {
    expect(
      show(
        marked(
          '用同步控制还是用脚本',
          ['同步', '步控', '控制'].map((word) => marker(tokenizer.terms(word))),
          cut,
        ),
      ),
    ).toBe('用[同步控制]还是用脚本');
  });

  it('leave out half of a phrase', () => {
    expect(show(marked('控制面板', [marker(tokenizer.terms('同步控制'))], cut))).toBe('控制面板');
  });

  it('keep markup as text', () => {
    expect(show(marked('<b>adb</b>', [marker(['adb'])], cut))).toBe('<b>[adb]</b>');
  });
});

describe('an excerpt', () => {
  const text =
    'Plug the phone in. Nothing else happens here.\nThe cable carries data.\nReplace the cable of the phone.';

  it('is the line that holds most of what was asked for', () => {
    expect(show(excerpt(text, [marker(['cabl']), marker(['phone'])], 80, cut))).toBe(
      'Replace the [cable] of the [phone].',
    );
  });

  it('is a sentence of a line that is too long', () => {
    expect(show(excerpt(text, [marker(['noth'])], 40, cut))).toBe('[Nothing] else happens here.');
  });

  it('is cut between words where even the sentence is too long', () => {
    const long = `${'word '.repeat(40)}needle ${'word '.repeat(40)}`;
    const result = show(excerpt(long, [marker(['needl'])], 60, cut));
    expect(result).toMatch(/^…(?:word )+\[needle\](?: word)+ ?…$/);
    expect(result.length).toBeLessThanOrEqual(66);
  });

  it('counts a Han character as two', () => {
    const result = show(
      excerpt(`${'很长的句子'.repeat(20)}供电${'还有很多'.repeat(20)}`, [marker(tokenizer.terms('供电'))], 60, cut),
    );
    expect(result).toContain('[供电]');
    expect(result.length).toBeLessThanOrEqual(34);
  });

  it('is nothing where nothing was found', () => {
    expect(excerpt(text, [marker(['absent'])], 80, cut)).toBeUndefined();
  });
});
