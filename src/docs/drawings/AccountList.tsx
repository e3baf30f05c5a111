import { Arrow, Bars, Box, type DrawingProps, Label, Line, Phone, Sheet } from './parts.tsx';

const rowHeight = 42;
const firstRow = 112;
const columns = { username: 24, email: 176, password: 300, device: 384 };

export function AccountList({ id, alt, labels }: DrawingProps<'account-list'>) {
  const accounts = [
    { username: '@shop_one', email: 'a@example.com', badge: '1' },
    { username: '@shop_two', email: 'b@example.com', badge: '1' },
    { username: '@shop_three', email: undefined, badge: '2' },
    { username: '@shop_four', email: 'd@example.com', badge: undefined },
  ];
  const middleOf = (row: number): number => firstRow + row * rowHeight;
  return (
    <Sheet id={id} alt={alt} height={310}>
      <Box x={8} y={8} width={476} height={256} radius={12} />
      <Label x={columns.username} y={32} text={labels.title} room={300} anchor="start" strong />
      <Line
        through={[
          [8, 54],
          [484, 54],
        ]}
        ink="quiet"
      />
      <Label x={columns.username} y={72} text={labels.username} room={146} size="small" ink="faint" anchor="start" />
      <Label x={columns.email} y={72} text={labels.email} room={118} size="small" ink="faint" anchor="start" />
      <Label x={columns.password} y={72} text={labels.password} room={80} size="small" ink="faint" anchor="start" />
      <Label x={columns.device} y={72} text={labels.device} room={98} size="small" ink="faint" anchor="start" />
      {accounts.map(({ username, email, badge }, row) => {
        const middle = middleOf(row);
        return (
          <g key={username}>
            <Line
              through={[
                [20, middle - rowHeight / 2],
                [472, middle - rowHeight / 2],
              ]}
              ink="quiet"
            />
            <Label x={columns.username} y={middle} text={username} room={146} size="mono" anchor="start" />
            {email && (
              <Label x={columns.email} y={middle} text={email} room={118} size="mono" ink="soft" anchor="start" />
            )}
            <Bars x={columns.password} y={middle - 2} widths={[52]} />
            {badge ? (
              <Box
                x={columns.device}
                y={middle - 13}
                width={38}
                height={26}
                radius={13}
                surface="accent"
                text={badge}
                size="small"
                ink="accent"
                strong
              />
            ) : (
              <Box x={columns.device} y={middle - 13} width={38} height={26} radius={13} surface="outline" dashed />
            )}
          </g>
        );
      })}
      <Label x={columns.device + 38} y={286} text={labels.unassigned} room={400} size="small" ink="soft" anchor="end" />

      {[0, 1].map((row) => (
        <Arrow
          key={row}
          through={[
            [columns.device + 46, middleOf(row)],
            [504, middleOf(row)],
            [504, 68],
            [548, 68],
          ]}
          ink="accent"
        />
      ))}
      <Arrow
        through={[
          [columns.device + 46, middleOf(2)],
          [548, middleOf(2)],
        ]}
        ink="accent"
      />
      <Phone x={558} y={24} width={52} height={88} state="lit">
        <Label x={26} y={44} text="1" room={40} size="large" ink="accent" strong />
      </Phone>
      <Label x={584} y={126} text={labels.phone1} room={100} size="small" />
      <Phone x={558} y={152} width={52} height={88} state="lit">
        <Label x={26} y={44} text="2" room={40} size="large" ink="accent" strong />
      </Phone>
      <Label x={584} y={254} text={labels.phone2} room={100} size="small" />
    </Sheet>
  );
}
