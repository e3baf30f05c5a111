import { useEffect, useEffectEvent, useRef, useState, useTransition } from 'react';
import { createRoot } from 'react-dom/client';
import type { Desk, Finding, Text } from '../protocol.ts';
import { Columns } from './Columns.tsx';
import { DataForm } from './DataForm.tsx';
import { ask, useDrafts, useFindings } from './drafts.ts';
import { NewText } from './NewText.tsx';
import { TextList } from './TextList.tsx';

function App({ first }: { first: Desk }) {
  const [desk, setDesk] = useState(first);
  const [id, setId] = useState(() => decodeURIComponent(location.hash.slice(1)));
  const [asText, setAsText] = useState(false);
  const [target, setTarget] = useState<Finding>();
  const [refusal, setRefusal] = useState('');
  const { drafts, changed, change, open, save } = useDrafts();
  const { findings, status } = useFindings(changed, desk);
  const [isSaving, startSaving] = useTransition();
  const dialog = useRef<HTMLDialogElement>(null);
  const text = desk.texts.find((one) => one.id === id);
  const isData = text && !text.id.endsWith('.mdx');

  const openFiles = useEffectEvent(() => open(text?.files.map(({ name }) => name) ?? []));
  useEffect(() => {
    history.replaceState(null, '', `#${id}`);
    openFiles();
  }, [id]);

  const saveAll = (): void => {
    if (isSaving) return;
    startSaving(async () => {
      const isSaved = await save();
      setRefusal(isSaved ? '' : 'Not saved: a file has changed on the disk since it was opened.');
      if (!isSaved) setAsText(true);
      setDesk(await ask<Desk>('/api/desk'));
    });
  };
  // Every render: the handlers see what it shows.
  useEffect(() => {
    window.onbeforeunload = changed.length > 0 ? (event) => event.preventDefault() : null;
    window.onkeydown = (event) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      saveAll();
    };
  });

  function goTo(finding: Finding): void {
    if (isData) setAsText(true);
    setTarget(finding);
  }

  async function begun(path: string): Promise<void> {
    setDesk(await ask<Desk>('/api/desk'));
    setId(`*/${path}.mdx`);
  }

  const count = changed.length;
  const work = text?.files.every(({ name }) => drafts[name]) && { desk, text, drafts, change };
  return (
    <>
      <title>{text ? `${text.title} · Editor` : 'Editor'}</title>
      <header className="bar">
        <h1>{desk.brand} Editor</h1>
        <button type="button" onClick={() => dialog.current?.showModal()}>
          New text…
        </button>
        {isData && (
          <button type="button" aria-pressed={asText} onClick={() => setAsText(!asText)}>
            As text
          </button>
        )}
        <button type="button" disabled={count === 0} onClick={saveAll}>
          {count === 0 ? 'Saved' : `Save ${count} ${count === 1 ? 'file' : 'files'}`} <kbd>Ctrl S</kbd>
        </button>
      </header>
      <TextList desk={desk} id={id} findings={findings} drafts={drafts} choose={setId} />
      <main aria-label="Text">
        {!text && <p className="bar">Choose a text. All languages open side by side.</p>}
        {work && isData && !asText && <DataForm key={id} {...work} />}
        {work && (!isData || asText) && <Columns key={id} {...work} findings={findings} target={target} />}
      </main>
      <Findings text={text} findings={findings} status={status || refusal} goTo={goTo} />
      <NewText dialog={dialog} desk={desk} begun={begun} />
    </>
  );
}

type FindingsProps = { text: Text | undefined; findings: Finding[]; status: string; goTo: (finding: Finding) => void };

/** The findings in the files of a text; each leads to its line. */
function Findings({ text, findings, status, goTo }: FindingsProps) {
  const fileOf = ({ file }: Finding) => text?.files.find(({ shown }) => shown === file);
  const own = findings.filter(fileOf).toSorted((a, b) => a.severity.localeCompare(b.severity));
  return (
    <aside aria-labelledby="findings">
      <div className="bar">
        <h2 id="findings">Findings{text && (own.length ? ` in this text: ${own.length}` : ': none in this text')}</h2>
        <small role="status">{status}</small>
      </div>
      {own.map((finding) => (
        <button key={JSON.stringify(finding)} type="button" onClick={() => goTo({ ...finding })}>
          <b className={finding.severity}>{finding.severity}</b>{' '}
          <small>{[fileOf(finding)?.locale, finding.line].filter(Boolean).join(':')}</small> {finding.what} →{' '}
          {finding.fix}
        </button>
      ))}
    </aside>
  );
}

createRoot(document.body).render(<App first={await ask<Desk>('/api/desk')} />);
