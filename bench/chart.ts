export interface Bar {
  label: string;
  value: number;
  /** As it is written beside the bar. */
  text: string;
  /** Ours, drawn in the accent. */
  own: boolean;
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

const width = 720;
const row = 30;
const labels = 170;
const figures = 90;

/** Horizontal bars from zero, as a picture that follows the reader's color mode. */
export function barChart(title: string, bars: readonly Bar[]): string {
  const most = Math.max(...bars.map(({ value }) => value), Number.MIN_VALUE);
  const height = 40 + bars.length * row;
  const rows = bars.map(({ label, value, text, own }, index) => {
    const y = 36 + index * row;
    const length = Math.max(2, Math.round((value / most) * (width - labels - figures)));
    return [
      `<text x="${labels - 10}" y="${y + 15}" text-anchor="end">${escaped(label)}</text>`,
      `<rect x="${labels}" y="${y}" width="${length}" height="${row - 8}" rx="3"${own ? ' class="own"' : ''}/>`,
      `<text x="${labels + length + 8}" y="${y + 15}" class="figure">${escaped(text)}</text>`,
    ].join('');
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escaped(title)}">
<style>text{font:13px system-ui,sans-serif;fill:#334}rect{fill:#9aa5b8}.own{fill:#2f5fd0}.title{font-weight:600;font-size:14px}.figure{font-variant-numeric:tabular-nums}@media(prefers-color-scheme:dark){text{fill:#cdd5e4}rect{fill:#5d6880}.own{fill:#7ea2ff}}</style>
<text x="0" y="18" class="title">${escaped(title)}</text>
${rows.join('\n')}
</svg>
`;
}
