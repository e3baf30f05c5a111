/** The last part of a path, as words: `/docs/conect-to_devices.html` asks for "conect to devices". */
export function wordsOfPath(path: string): string {
  const last = decoded(path).split('/').filter(Boolean).at(-1) ?? '';
  return last
    .replace(/\.\w{2,4}$/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const pairs = (words: string): Set<string> => {
  const letters = ` ${words.toLowerCase()} `;
  return new Set(Array.from({ length: letters.length - 1 }, (_, at) => letters.slice(at, at + 2)));
};

/** From 0 to 1: the share of neighboring letters two names have in common. A missing or turned letter costs little. */
function likeness(one: Set<string>, other: Set<string>): number {
  const shared = [...one].filter((pair) => other.has(pair)).length;
  return (2 * shared) / (one.size + other.size);
}

const leastLikeness = 0.5;

/** The known paths that are called most like the one that is not there, the likeliest first; of namesakes, one. */
export function likelyPaths(missing: string, known: readonly string[], most = 3): string[] {
  const words = wordsOfPath(missing);
  if (!words) return [];
  const asked = pairs(words);
  const askedWhole = pairs(missing);
  const likely = known
    .map((path) => {
      const name = wordsOfPath(path);
      return { path, name, score: likeness(asked, pairs(name)), whole: likeness(askedWhole, pairs(path)) };
    })
    .filter(({ score }) => score >= leastLikeness)
    .sort((a, b) => b.score - a.score || b.whole - a.whole);
  return likely
    .filter(({ name }, index) => likely.findIndex((other) => other.name === name) === index)
    .slice(0, most)
    .map(({ path }) => path);
}
