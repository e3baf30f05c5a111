import styles from './drawings.module.css';
import { Glyph, Step } from './parts/glyphs.tsx';
import { Arrow } from './parts/lines.tsx';
import { Box, classes, Label, Sheet } from './parts/sheet.tsx';
import type { DrawingProps } from './parts/words.ts';

const middle = 180;
const layerHeight = 50;
/** Schematic: how many are left from layer to layer is different for every video. */
const widths = [336, 288, 240, 192, 144] as const;

export default function ReachFunnel({ id, alt, labels }: DrawingProps<'reach-funnel'>) {
  const gates = [
    { name: labels.review, fails: labels.removed },
    { name: labels.standards, fails: labels.notRecommended },
    { name: labels.choice, fails: labels.shownToFew },
  ];
  const layers = [labels.shown, labels.watched, labels.curious, labels.following];
  const funnelTop = 286;
  return (
    <Sheet id={id} alt={alt} height={funnelTop + layers.length * (layerHeight + 4) + 8}>
      <Glyph name="film" x={64} y={26} size={24} ink="accent" />
      <Label x={84} y={26} text={labels.video} room={200} anchor="start" strong />
      {gates.map(({ name, fails }, index) => {
        const y = 62 + index * 72;
        return (
          <g key={name}>
            <Arrow through={[64, y - 18, 64, y - 2]} ink="accent" />
            <Box x={12} y={y} width={200} height={48} radius={24} surface="accent" />
            <Step x={36} y={y + 24} n={index + 1} />
            <Label x={56} y={y + 24} text={name} room={150} size="small" anchor="start" />
            <Arrow through={[216, y + 24, 236, y + 24]} ink="danger" dashed />
            <Label x={244} y={y + 24} text={fails} room={112} size="small" ink="danger" anchor="start" />
          </g>
        );
      })}
      <Arrow through={[64, 258, 64, funnelTop - 4]} ink="accent" />
      {layers.map((text, index) => {
        const [upper, lower] = [(widths[index] ?? 0) / 2, (widths[index + 1] ?? 0) / 2];
        const y = funnelTop + index * (layerHeight + 4);
        return (
          <g key={text}>
            <path
              d={`M${middle - upper} ${y}H${middle + upper}L${middle + lower} ${y + layerHeight}H${middle - lower}z`}
              className={classes(styles.surface, index === 3 ? styles.accentSurface : styles.plainSurface)}
            />
            <Label x={middle} y={y + layerHeight / 2} text={text} room={2 * lower} strong={index === 3} />
          </g>
        );
      })}
    </Sheet>
  );
}
