import { Arrow, Box, type DrawingProps, Label, Sheet, Step } from './parts.tsx';

const layerHeight = 66;
const pitch = 100;

export function WhitelabelPrecedence({ id, alt, labels }: DrawingProps<'whitelabel-precedence'>) {
  const layers = [
    { name: labels.saved, source: 'LocalStorage: whitelabel_config' },
    { name: labels.build, source: 'src/config/whitelabel-build.json' },
    { name: labels.example, source: 'examples/whitelabel-config.json' },
    { name: labels.defaults, source: undefined },
  ];
  return (
    <Sheet id={id} alt={alt} height={390}>
      {layers.map(({ name, source }, index) => {
        const top = 10 + index * pitch;
        const middle = top + layerHeight / 2;
        const first = index === 0;
        return (
          <g key={name}>
            <Box x={8} y={top} width={386} height={layerHeight} radius={12} surface={first ? 'accent' : 'plain'} />
            <Step x={38} y={middle} n={index + 1} />
            <Label x={66} y={top + 22} text={name} room={320} anchor="start" strong />
            {source ? (
              <Label x={66} y={top + 45} text={source} room={322} size="mono" ink="soft" anchor="start" />
            ) : (
              <Label x={66} y={top + 45} text={labels.always} room={320} size="small" ink="soft" anchor="start" />
            )}
            <Arrow
              through={[
                [402, middle],
                [488, middle],
              ]}
              ink={first ? 'accent' : 'faint'}
              dashed={!first}
            />
            {source && (
              <>
                <Arrow
                  through={[
                    [38, top + layerHeight + 5],
                    [38, top + pitch - 5],
                  ]}
                />
                <Label
                  x={66}
                  y={top + layerHeight + 17}
                  text={labels.missing}
                  room={300}
                  size="small"
                  ink="faint"
                  anchor="start"
                />
              </>
            )}
          </g>
        );
      })}
      <Box x={498} y={10} width={134} height={366} radius={12} surface="tip" text={labels.wins} strong />
    </Sheet>
  );
}
