import { Arrow, Box, type DrawingProps, Glyph, Label, Line, Phone, Sheet } from './parts.tsx';

const firstHour = 6;
const lastHour = 24;
const axisStart = 156;
const axisEnd = 616;
const hours = [6, 9, 12, 15, 18, 21, 24];

const at = (hour: number): number => axisStart + ((hour - firstHour) / (lastHour - firstHour)) * (axisEnd - axisStart);
const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

export function GroupSchedule({ id, alt, labels }: DrawingProps<'group-schedule'>) {
  const groups = [
    { name: labels.groupA, starts: [9, 18] },
    { name: labels.groupB, starts: [10, 19] },
    { name: labels.groupC, starts: [11, 20] },
  ];
  return (
    <Sheet id={id} alt={alt} height={300}>
      {hours.map((hour) => (
        <g key={hour}>
          <Label x={at(hour)} y={18} text={clock(hour)} room={60} size="small" ink="faint" />
          <Line
            through={[
              [at(hour), 34],
              [at(hour), 246],
            ]}
            ink="quiet"
            dashed
          />
        </g>
      ))}
      {groups.map(({ name, starts }, index) => {
        const middle = 72 + index * 68;
        return (
          <g key={name}>
            <Box x={8} y={middle - 26} width={124} height={52} radius={10} />
            <Label x={20} y={middle - 9} text={name} room={104} anchor="start" strong />
            {[0, 1, 2, 3].map((phone) => (
              <Phone key={phone} x={20 + phone * 15} y={middle + 3} width={10} height={17} />
            ))}
            <Line
              through={[
                [axisStart, middle],
                [axisEnd, middle],
              ]}
              ink="quiet"
            />
            {starts.map((hour) => (
              <g key={hour}>
                <Box x={at(hour)} y={middle - 13} width={62} height={26} radius={13} surface="accent" />
                <Label x={at(hour) + 31} y={middle} text={clock(hour)} room={56} size="small" ink="accent" strong />
              </g>
            ))}
          </g>
        );
      })}
      <Arrow
        through={[
          [at(9), 258],
          [at(10), 258],
        ]}
        ink="accent"
      />
      <Label x={at(10) + 10} y={258} text={labels.apart} room={130} size="small" ink="accent" anchor="start" />
      <Glyph name="repeat" x={at(16)} y={284} size={18} ink="faint" />
      <Label x={at(16) + 14} y={284} text={labels.daily} room={210} size="small" ink="soft" anchor="start" />
    </Sheet>
  );
}
