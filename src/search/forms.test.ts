import { describe, expect, it } from 'vitest';
import { differsByOneLetter, differsByTwoLetters, Forms } from './forms.ts';

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

  it('are recognized where two were typed as one, unless it is one with a wrong letter', () => {
    expect(forms.partsOf('connectcable')).toEqual(['connect', 'cable']);
    expect(forms.partsOf('connectcabel')).toBeUndefined();
    expect(formsOf({ note: 'note', book: 'book', notebooks: 'notebook' }).partsOf('notebook')).toBeUndefined();
  });

  it('are recognized with one wrong letter', () => {
    expect([...forms.similarTo('cabel').keys()]).toEqual(['cabl']);
    expect([...forms.similarTo('conect').keys()]).toEqual(['connect']);
  });

  it('are recognized with two wrong letters where they are long and nothing is nearer', () => {
    const long = formsOf({ videomagic: 'videomagic', массфолловинг: 'массфоллов', connections: 'connect' });
    expect([...long.similarTo('vediomagic').keys()]).toEqual(['videomagic']);
    expect([...long.similarTo('масфоловинг').keys()]).toEqual(['массфоллов']);
    expect([...long.similarTo('cabels').keys()]).toEqual([]);
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

describe('two letters', () => {
  it.each([
    ['videomagic', 'vediomagic'],
    ['массфолловинг', 'масфоловинг'],
    ['connection', 'conectoin'],
  ])('%s and %s differ by no more', (a, b) => {
    expect(differsByTwoLetters(a, b)).toBe(true);
    expect(differsByTwoLetters(b, a)).toBe(true);
  });

  it.each([
    ['connection', 'collector'],
    ['accounts', 'discounts'],
    ['videomagic', 'vedeomegik'],
  ])('%s and %s differ by more, or from the start', (a, b) => {
    expect(differsByTwoLetters(a, b)).toBe(false);
  });
});
