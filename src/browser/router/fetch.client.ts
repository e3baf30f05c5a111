/** What browsers that know it say about the line; TypeScript does not know it. */
export function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  if (typeof connection !== 'object' || connection === null) return false;
  const { saveData, effectiveType } = { saveData: false, effectiveType: '', ...connection };
  return saveData || effectiveType.endsWith('2g');
}

/**
 * Hands over a page or a style sheet part by part, as it comes. False where the router knows better what to do: another
 * kind of file, another address, nothing at all.
 */
export async function receive(
  address: string,
  options: RequestInit,
  take: (part: string) => void = () => {},
): Promise<boolean> {
  try {
    const { ok, redirected, headers, body } = await fetch(address, options);
    if (!ok || redirected || !body || !/^text\/(html|css)/.test(String(headers.get('content-type')))) {
      // Nobody points at a program or a film to have it loaded.
      await body?.cancel();
      return false;
    }
    const decoder = new TextDecoder();
    const reader = body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read())
      take(decoder.decode(part.value, { stream: true }));
    return true;
  } catch {
    return false;
  }
}
