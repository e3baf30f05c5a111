/** What browsers that know it say about the line; TypeScript does not know it. */
export function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  if (typeof connection !== 'object' || connection === null) return false;
  const { saveData, effectiveType } = { saveData: false, effectiveType: '', ...connection };
  return saveData || effectiveType.endsWith('2g');
}

/**
 * Of a page or a style sheet. Undefined where the router knows better what to do: another kind of file, another
 * address, nothing at all.
 */
export async function textAt(address: string, options: RequestInit = {}): Promise<string | undefined> {
  try {
    const response = await fetch(address, options);
    const isKnown =
      response.ok && !response.redirected && /^text\/(html|css)/.test(String(response.headers.get('content-type')));
    return isKnown ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}
