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
