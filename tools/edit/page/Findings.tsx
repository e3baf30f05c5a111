import type { Finding, Text } from '../protocol.ts';

interface Props {
  text: Text | undefined;
  findings: Finding[];
  status: string;
  goTo: (finding: Finding) => void;
}

/** The findings in the files of a text; each leads to its line. */
export function Findings({ text, findings, status, goTo }: Props) {
  const fileOf = ({ file }: Finding) => text?.files.find(({ shown }) => shown === file);
  const own = findings.filter(fileOf).toSorted((a, b) => a.severity.localeCompare(b.severity));
  return (
    <aside aria-labelledby="findings">
      <h2 id="findings">Findings{text && (own.length ? ` in this text: ${own.length}` : ': none in this text')}</h2>
      <span role="status">{status}</span>
      {own.map((finding) => {
        const { file, line, rule, severity, what, fix } = finding;
        const { locale, name } = fileOf(finding) ?? {};
        return (
          <button key={`${file} ${line} ${rule} ${what}`} type="button" onClick={() => goTo({ ...finding })}>
            <b className={severity}>{severity}</b> <small>{[locale ?? name, line].filter(Boolean).join(':')}</small>{' '}
            {what} → {fix}
          </button>
        );
      })}
    </aside>
  );
}
