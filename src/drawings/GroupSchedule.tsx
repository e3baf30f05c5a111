import { Phone } from './parts/devices.tsx';
import { Glyph } from './parts/glyphs.tsx';
import { Arrow, Line } from './parts/lines.tsx';
import { Box, Label, Sheet } from './parts/sheet.tsx';
import type { DrawingProps } from './parts/words.ts';

const firstHour = 9;
const hourHeight = 28;
const axisTop = 98;
const hours = [9, 12, 15, 18, 21];

const columnStart = 66;
const columnWidth = 88;
const columnStep = 97;

const at = (hour: number): number => axisTop + (hour - firstHour) * hourHeight;
const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

export default function GroupSchedule({ id, alt, labels }: DrawingProps<'group-schedule'>) {
  const groups = [
    { name: labels.groupA, starts: [9, 18] },
    { name: labels.groupB, starts: [10, 19] },
    { name: labels.groupC, starts: [11, 20] },
  ];
  const secondMiddle = columnStart + columnStep + columnWidth / 2;
  return (
    <Sheet id={id} alt={alt} height={484}>
      {hours.map((hour) => (
        <g key={hour}>
          <Label x={54} y={at(hour)} text={clock(hour)} room={44} size="small" ink="faint" anchor="end" />
          <Line through={[columnStart, at(hour), 348, at(hour)]} ink="quiet" dashed />
        </g>
      ))}
      {groups.map(({ name, starts }, index) => {
        const left = columnStart + index * columnStep;
        const middle = left + columnWidth / 2;
        return (
          <g key={name}>
            <Box x={left} y={12} width={columnWidth} height={60} radius={10} />
            <Label x={middle} y={30} text={name} room={84} strong />
            {[0, 1, 2, 3].map((phone) => (
              <Phone key={phone} x={middle - 27.5 + phone * 15} y={46} width={10} height={17} />
            ))}
            {starts.map((hour) => (
              <Box
                key={hour}
                x={left}
                y={at(hour)}
                width={columnWidth}
                height={24}
                surface="accent"
                text={clock(hour)}
                size="small"
                ink="accent"
                strong
              />
            ))}
          </g>
        );
      })}
      <Arrow through={[secondMiddle, at(9), secondMiddle, at(10) - 2]} ink="accent" />
      <Label
        x={secondMiddle + 12}
        y={at(9.5)}
        text={labels.apart}
        room={124}
        size="small"
        ink="accent"
        anchor="start"
      />
      <Glyph name="repeat" x={columnStart + 9} y={464} size={18} ink="faint" />
      <Label x={columnStart + 26} y={464} text={labels.daily} room={240} size="small" ink="soft" anchor="start" />
    </Sheet>
  );
}
