/**
 * Lines of a caption: breaks at spaces and between Han characters (not before their punctuation), and shows the end
 * when there is too much.
 */
export function wrapText(text: string, fits: (line: string) => boolean, maxLines: number): string[] {
  const pieces = text.match(/\p{Script=Han}\p{P}*|[^\s\p{Script=Han}]+\s*|\s+/gu) ?? [];
  const lines = [''];
  const add = (piece: string): void => {
    const line = lines.at(-1) ?? '';
    if (fits((line + piece).trimEnd()) || (line === '' && piece.length === 1)) lines[lines.length - 1] = line + piece;
    else if (fits(piece.trimEnd()) || piece.length === 1) lines.push(piece);
    else for (const character of piece) add(character);
  };
  for (const piece of pieces) add(piece);
  return lines.map((line) => line.trim()).slice(-maxLines);
}
