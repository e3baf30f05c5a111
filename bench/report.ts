export const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
export const milliseconds = (time: number): string => `${Math.round(time)} ms`;

/** A Markdown table: names on the left, numbers on the right. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}
