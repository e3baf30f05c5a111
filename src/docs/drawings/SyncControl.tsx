import { Arrow, type DrawingProps, Label, Phone, Sheet, Tick, TouchPoint } from './parts.tsx';

const columns = 6;
const rows = 3;
/** Phones of the grid that are not ticked. */
const resting = new Set([9, 16]);

export function SyncControl({ id, alt, labels }: DrawingProps<'sync-control'>) {
  const grid = Array.from({ length: columns * rows }, (_, index) => ({
    index,
    x: 292 + (index % columns) * 58,
    y: 18 + Math.floor(index / columns) * 80,
  }));
  return (
    <Sheet id={id} alt={alt} height={314}>
      <Phone x={44} y={18} width={122} height={224} state="operated">
        <Arrow
          through={[
            [61, 166],
            [61, 62],
          ]}
          ink="accent"
        />
        <TouchPoint x={61} y={166} />
      </Phone>
      <Label x={105} y={256} text={labels.operated} room={200} from="top" />

      {[51, 131, 211].map((y) => (
        <Arrow
          key={y}
          through={[
            [178, 131],
            [224, 131],
            [224, y],
            [278, y],
          ]}
          ink="accent"
        />
      ))}

      {grid.map(({ index, x, y }) =>
        resting.has(index) ? (
          <Phone key={index} x={x} y={y} width={38} height={66} state="resting" />
        ) : (
          <g key={index}>
            <Phone x={x} y={y} width={38} height={66} state="lit">
              <Arrow
                through={[
                  [19, 46],
                  [19, 22],
                ]}
                ink="accent"
              />
            </Phone>
            <Tick x={x + 36} y={y + 4} radius={8} />
          </g>
        ),
      )}
      <Tick x={300} y={270} radius={8} />
      <Label x={316} y={270} text={labels.following} room={310} size="small" anchor="start" />
      <Phone x={295} y={287} width={11} height={18} state="resting" />
      <Label x={316} y={296} text={labels.resting} room={310} size="small" anchor="start" />
    </Sheet>
  );
}
