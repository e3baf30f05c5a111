import type { Misspelling } from './typography.ts';

/** Endings of an adjective whose root keeps ё: `чёрный`, yet `черновик` and `чернее`. */
const adjective = '(?:ый|ий|ая|ое|ые|ие|ого|ой|ому|ым|им|ых|их|ую|ыми|ими)';
/** идёт, идёте, идёшь, идём, and the same with -ся. */
const verb = '(?:т|те|шь|м)(?:ся|сь)?';

/**
 * Russian words that are wrong without ё in any sentence. `*` stands for any ending, `+` for the endings of an
 * adjective, `_` for those of a verb. Forms that exist both ways ("все", "узнает", "моем", "счета") are left out.
 */
const wordsWithYo = `
её неё ещё моё твоё своё своём твоём днём путём вдвоём втроём причём
учёт учёта учёту учётом учёте учётн* отчёт* расчёт* подсчёт* зачёт* счёт счёту счётом счёте счётчик* нечётн*
партнёр* актёр* режиссёр* манёвр* серьёзн* ребён* щётк* отвёртк* плёнк* полёт* самолёт*
приём приёма приёме приёму приёмом приёмы приёмов приёмник* объём* подъём* разъём* съём* надёжн*
чётк* жёстк* чёрн+ жёлт+ зелён+ тёмн+ тёпл+ лёгк+ твёрд+ мёртв+ дешёв+ трёх* четырёх* дёрга*
включён включённ* отключён отключённ* подключён подключённ* переключён переключённ* исключён исключённ*
заключён заключённ* завершён завершённ* разрешён разрешённ* решён запрещён запрещённ* сохранён сохранённ*
изменён изменённ* применён применённ* отменён отменённ* заменён заменённ* удалён удалённ* определён определённ*
распределён распределённ* разделён разделённ* объединён объединённ* соединён защищён защищённ* обновлён обновлённ*
введён введённ* приведён приведённ* переведён переведённ* проведён перенесён перенесённ* внесён внесённ*
перемещён перемещённ* размещён размещённ* прикреплён прикреплённ* закреплён закреплённ* сокращён прекращён
подтверждён подтверждённ* повреждён повреждённ* учтён развёрнут развёрнута развёрнуты развёрнут+ свёрнут свёрнута свёрнуты свёрнут+ развёртыв* развёртк*
идё_ пойдё_ придё_ найдё_ войдё_ дойдё_ уйдё_ зайдё_ пройдё_ перейдё_ подойдё_ обойдё_ произойдё_
даё_ создаё_ передаё_ отдаё_ выдаё_ задаё_ продаё_ сдаё_ удаё_ остаё_ достаё_ перестаё_ встаё_
берё_ соберё_ наберё_ уберё_ разберё_ заберё_ подберё_ ведё_ приведё_ переведё_ введё_ заведё_ проведё_
несё_ перенесё_ принесё_ внесё_ растё_ начнё_ нажмё_ возьмё_ займё_ поймё_ ждё_ живё_ шлё_ пришлё_ пошлё_
вернё_ свернё_ развернё_ учтё_ прочтё_ сочтё_ зовё_ назовё_ бьё_ льё_ сотрё_ упрё_ попадё_ пропадё_ упадё_ совпадё_
течё_ истечё_ привлечё_ отвлечё_
шёл нашёл пришёл прошёл вошёл перешёл ушёл подошёл
`
  .trim()
  .split(/\s+/);

const phrasesWithYo = ['всё равно', 'всё же', 'всё ещё', 'всё это', 'всё время'];

const withoutYo = (word: string): string => word.replaceAll('ё', 'е');

const asPattern = (word: string): string =>
  // The first ё is the one people leave out; the other letters may be written either way.
  word.replaceAll('ё', 'е').replace('*', '\\p{L}*').replace('+', adjective).replace('_', verb);

const listed = new RegExp(`^(?:${wordsWithYo.map(asPattern).join('|')})$`, 'u');
const phrase = new RegExp(`(?<!\\p{L})(?:${phrasesWithYo.map(withoutYo).join('|')})(?!\\p{L})`, 'giu');
const cyrillicWord = /[а-яё]+/gi;

/** A text repeats its words: each is looked up once. */
const corrections = new Map<string, string | undefined>();

function correction(word: string): string | undefined {
  if (!corrections.has(word)) corrections.set(word, listed.test(word) ? correctYo(word) : undefined);
  return corrections.get(word);
}

/** Words and phrases of the list that are written with е. */
export function* missingYo(text: string): Generator<Misspelling> {
  const misspelling = (index: number, found: string, correct: string): Misspelling => ({
    index,
    found,
    what: `"${found}" without ё`,
    fix: `write ${correct}`,
  });
  for (const { index, 0: found } of text.matchAll(cyrillicWord)) {
    const correct = correction(found.toLowerCase());
    if (correct) yield misspelling(index, found, likeFirst(found, correct));
  }
  for (const { index, 0: found } of text.matchAll(phrase)) yield misspelling(index, found, correctYo(found));
}

const likeFirst = (model: string, word: string): string =>
  model[0] === model[0]?.toLowerCase() ? word : (word[0] ?? '').toUpperCase() + word.slice(1);

/** The same word as it should be. */
export function correctYo(found: string): string {
  const lower = found.toLowerCase();
  for (const word of [...wordsWithYo, ...phrasesWithYo]) {
    if (!new RegExp(`^${asPattern(word)}$`, 'u').test(lower)) continue;
    const stem = word.replace(/[*+_]/, '');
    return likeFirst(found, stem + lower.slice(stem.length));
  }
  return found;
}
