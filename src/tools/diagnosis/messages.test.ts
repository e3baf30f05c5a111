import { describe, expect, it } from 'vitest';
import { costOfLength, linear } from '../../../tests/linear.ts';
import { locales } from '../../i18n/locales.ts';
import { program } from '../../program/load.ts';
import { messageText } from '../../program/names.ts';
import { type KnownMessage, messageBook, messageIn } from './messages.ts';

const all: KnownMessage[] = [...program.messages.values()].map((message) => ({
  id: message.id,
  texts: locales.map((locale) => messageText(message, locale)),
  cause: message.cause.en,
  remedy: message.remedy.en,
}));
const book = messageBook(all);
const idIn = (line: string): string | undefined => messageIn(line, book)?.message.id;

describe('the messages of the registry', () => {
  it('are recognized in every language of the program, by themselves and in a log line', () => {
    // Two messages say the same in one language where the program shows a name instead of a sentence, or reuses a text.
    const same = (id: string): Set<string> => {
      const own = program.messages.get(id);
      return new Set(
        [...program.messages.values()]
          .filter((other) => own && locales.some((locale) => other.message[locale].startsWith(own.message[locale])))
          .map((other) => other.id),
      );
    };
    for (const { id, texts } of all)
      for (const text of texts) {
        const line = text.replaceAll('…', 'adb.exe');
        expect(same(id), `${id}: ${line}`).toContain(idIn(line));
        expect(same(id), line).toContain(idIn(`[2026-11-15 09:12:07] ERROR ${line}`));
      }
  });

  it('are known from their beginning, as a cut-off line holds it', () => {
    expect(idIn('Agent start timeout. The agent pro')).toBe('agentStartTimeout');
    expect(idIn('Порт 50809 занят процессом: adb')).toBe('agentPortOccupied');
    expect(idIn('端口50809被进程：adb.exe')).toBe('agentPortOccupied');
  });

  it('are not seen where a line only sounds like them', () => {
    for (const line of [
      'proxy is not configured yet for 3 phones',
      'update failed 3 times',
      'url: http://x',
      'INFO done',
    ])
      expect(idIn(line), line).toBeUndefined();
  });

  it('are looked for in linear time', () => {
    const text = 'ERROR failed to please enter no scan agent retry port invalid migration'.repeat(10_000);
    expect(costOfLength((line) => messageIn(line, book), text)).toBeLessThan(linear);
  });
});
