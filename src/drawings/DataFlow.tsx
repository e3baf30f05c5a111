import { Computer, DeviceGrid, Phone } from './parts/devices.tsx';
import { Glyph } from './parts/glyphs.tsx';
import { Arrow, Line } from './parts/lines.tsx';
import { Box, Label, Sheet } from './parts/sheet.tsx';
import type { DrawingProps } from './parts/words.ts';

const trunk = 28;
const boxLeft = 52;
const boxWidth = 276;
const rowsTop = 306;
const pitch = 52;

export default function DataFlow({ id, alt, labels }: DrawingProps<'data-flow'>) {
  const occasions = [
    { name: labels.license, when: labels.always, glyph: 'key', always: true },
    { name: labels.ai, when: labels.ifOn, glyph: 'comment', always: false },
    { name: labels.codes, when: labels.ifOn, glyph: 'lock', always: false },
    { name: labels.ticket, when: labels.ifSent, glyph: 'ticket', always: false },
  ] as const;
  // A sibling the site does without has no words here.
  const outgoing = occasions.filter(({ name }) => name);
  const last = rowsTop + outgoing.length * pitch + 16;
  return (
    <Sheet id={id} alt={alt} height={last + 32}>
      <Box x={8} y={12} width={344} height={232} radius={14} surface="panel" />
      <Label x={24} y={34} text={labels.room} room={310} anchor="start" strong />
      <Computer x={24} y={56} width={116} height={92}>
        <DeviceGrid x={21} y={21} />
      </Computer>
      <Label x={24} y={160} text={labels.onComputer} room={190} from="top" size="small" ink="soft" anchor="start" />
      <Line through={[146, 96, 222, 96]} ink="accent" />
      <Label x={184} y={82} text="USB" room={60} size="mono" ink="accent" />
      <Label x={184} y={110} text="Wi-Fi" room={60} size="mono" ink="accent" />
      {[0, 1].map((phone) => (
        <Phone key={phone} x={228 + phone * 58} y={54} width={48} height={86} tone="lit" />
      ))}
      <Label x={228} y={160} text={labels.onPhones} room={124} from="top" size="small" ink="soft" anchor="start" />

      <Line through={[8, 270, 122, 270]} ink="faint" dashed />
      <Label x={180} y={270} text={labels.internet} room={110} size="small" ink="faint" />
      <Line through={[238, 270, 352, 270]} ink="faint" dashed />
      {outgoing.map(({ name, when, glyph, always }, row) => {
        const middle = rowsTop + row * pitch + 16;
        const start = row === 0 ? 244 : middle - pitch - 8;
        return (
          <g key={name}>
            <Arrow
              through={[trunk, start, trunk, middle, boxLeft - 4, middle]}
              ink={always ? 'accent' : 'faint'}
              dashed={!always}
            />
            <Box x={boxLeft} y={middle - 20} width={boxWidth} height={40} surface={always ? 'accent' : 'plain'} />
            <Glyph name={glyph} x={boxLeft + 20} y={middle} size={18} ink={always ? 'accent' : 'soft'} />
            <Label x={boxLeft + 38} y={middle} text={name} room={150} size="small" anchor="start" />
            <Label x={boxLeft + boxWidth - 12} y={middle} text={when} room={76} size="small" ink="soft" anchor="end" />
          </g>
        );
      })}
      <Arrow through={[342, 244, 342, last, boxLeft + boxWidth + 4, last]} ink="accent" />
      <Box x={boxLeft} y={last - 20} width={boxWidth} height={40} surface="accent" />
      <Glyph name="globe" x={boxLeft + 20} y={last} size={18} ink="accent" />
      <Label x={boxLeft + 38} y={last} text={labels.tiktok} room={170} size="small" anchor="start" />
    </Sheet>
  );
}
