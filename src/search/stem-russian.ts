/**
 * The Russian stemmer of the Snowball project: `телефоны`, `телефонами`, `телефону` → `телефон`.
 * Takes a lower-case word with е for ё.
 */
const perfectiveGerund = /(?:(?<=[ая])(?:в|вши|вшись)|(?:ив|ивши|ившись|ыв|ывши|ывшись))$/;
const reflexive = /(?:ся|сь)$/;
const adjective = /(?:ее|ие|ые|ое|ими|ыми|ей|ий|ый|ой|ем|им|ым|ом|его|ого|ему|ому|их|ых|ую|юю|ая|яя|ою|ею)$/;
const participle = /(?:(?<=[ая])(?:ем|нн|вш|ющ|щ)|(?:ивш|ывш|ующ))$/;
const verb =
  /(?:(?<=[ая])(?:ла|на|ете|йте|ли|й|л|ем|н|ло|но|ет|ют|ны|ть|ешь|нно)|(?:ила|ыла|ена|ейте|уйте|ите|или|ыли|ей|уй|ил|ыл|им|ым|ен|ило|ыло|ено|ят|ует|уют|ит|ыт|ены|ить|ыть|ишь|ую|ю))$/;
const noun =
  /(?:а|ев|ов|ие|ье|е|иями|ями|ами|еи|ии|и|ией|ей|ой|ий|й|иям|ям|ием|ем|ам|ом|о|у|ах|иях|ях|ы|ь|ию|ью|ю|ия|ья|я)$/;
const superlative = /(?:ейш|ейше)$/;
const derivational = /(?:ост|ость)$/;
const vowel = /[аеиоуыэюя]/;
const regionStart = /[аеиоуыэюя][^аеиоуыэюя]/;

/** Without its ending. Anchored at the end of the word, the leftmost match is the longest. */
function cut(word: string, ending: RegExp): string | undefined {
  const found = ending.exec(word);
  return found ? word.slice(0, found.index) : undefined;
}

function inflected(region: string): string {
  const gerund = cut(region, perfectiveGerund);
  if (gerund !== undefined) return gerund;
  const plain = cut(region, reflexive) ?? region;
  const adjectival = cut(plain, adjective);
  if (adjectival !== undefined) return cut(adjectival, participle) ?? adjectival;
  return cut(plain, verb) ?? cut(plain, noun) ?? plain;
}

export function stemRussian(word: string): string {
  const first = vowel.exec(word);
  if (!first) return word;
  const start = first.index + 1;
  const r1 = regionStart.exec(word);
  const afterR1 = r1 ? r1.index + 2 : word.length;
  const inR1 = regionStart.exec(word.slice(afterR1));
  const r2 = inR1 ? afterR1 + inR1.index + 2 : word.length;

  let region = inflected(word.slice(start));
  region = region.replace(/и$/, '');
  const derived = cut(region, derivational);
  if (derived !== undefined && start + derived.length >= r2) region = derived;
  const short = cut(region, superlative) ?? region;
  const tail = short.endsWith('нн') ? short.slice(0, -1) : short === region ? region.replace(/ь$/, '') : short;
  return word.slice(0, start) + tail;
}

/** `подключать` and `подключить`, `обновлять` and `обновить` are the same: what marks the aspect of a verb goes, too. */
export function withoutAspect(stem: string): string {
  const short = stem.replace(/(?<=^.{3,})(?:[аеиоуы]ва|а|я)$/, '');
  return short.replace(/(?<=^.{2,}[бвмпф])л$/, '');
}
