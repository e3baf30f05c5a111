import { describe, expect, it } from 'vitest';
import { differsByOneLetter, Forms } from './forms.ts';

function formsOf(entries: Record<string, string>): Forms {
  const forms = new Forms();
  for (const [form, term] of Object.entries(entries)) forms.add(form, term);
  return forms;
}

describe('the words as written', () => {
  const forms = formsOf({
    connect: 'connect',
    connecting: 'connect',
    connection: 'connect',
    cable: 'cabl',
    同步: '同步',
  });

  it('complete a half-typed word that the stemmer would not recognize', () => {
    expect([...forms.beginningWith('connectin')]).toEqual([['connect', 'connecting']]);
    expect([...forms.beginningWith('同')]).toEqual([['同步', '同步']]);
    expect(forms.beginningWith('x').size).toBe(0);
  });

  it('give the shortest word of a term', () => {
    expect(forms.beginningWith('con').get('connect')).toBe('connect');
  });

  it('are found again after more were added', () => {
    const growing = formsOf({ usb: 'usb' });
    expect(growing.beginningWith('us').size).toBe(1);
    growing.add('user', 'user');
    expect([...growing.beginningWith('us').keys()].sort()).toEqual(['usb', 'user']);
  });

  it('are recognized with one wrong letter', () => {
    expect([...forms.similarTo('cabel').keys()]).toEqual(['cabl']);
    expect([...forms.similarTo('conect').keys()]).toEqual(['connect']);
  });
});

describe('one letter', () => {
  it.each([
    ['cable', 'cble'],
    ['cable', 'caable'],
    ['cable', 'cible'],
    ['cable', 'cabel'],
    ['телефон', 'тилефон'],
  ])('%s and %s differ by one', (a, b) => {
    expect(differsByOneLetter(a, b)).toBe(true);
    expect(differsByOneLetter(b, a)).toBe(true);
  });

  it.each([
    ['cable', 'cable'],
    ['cable', 'cibel'],
    ['cable', 'cab'],
    ['abc', 'cba'],
  ])('%s and %s do not', (a, b) => {
    expect(differsByOneLetter(a, b)).toBe(false);
  });
});
