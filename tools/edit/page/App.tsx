import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Desk, Finding } from '../protocol.ts';
import { Columns } from './Columns.tsx';
import { DataForm } from './DataForm.tsx';
import { ask, useDrafts, useFindings } from './drafts.ts';
import { Findings } from './Findings.tsx';
import { NewText } from './NewText.tsx';
import { TextList } from './TextList.tsx';

export function App({ first }: { first: Desk }) {
  const [desk, setDesk] = useState(first);
  const [id, setId] = useState(() => decodeURIComponent(location.hash.slice(1)));
  const [hidden, setHidden] = useState(() => new Set(localStorage.getItem('hidden-languages')?.split(' ')));
  const [asText, setAsText] = useState(false);
  const [target, setTarget] = useState<Finding>();
  const [refusal, setRefusal] = useState('');
  const { drafts, changed, change, open, save } = useDrafts();
  const { findings, status } = useFindings(changed, desk);
  const dialog = useRef<HTMLDialogElement>(null);
  const text = desk.texts.find((one) => one.id === id);
  const isData = text && !text.id.endsWith('.mdx');

  const openFiles = useEffectEvent(() => open(text?.files.map(({ name }) => name) ?? []));
  useEffect(() => {
    history.replaceState(null, '', `#${id}`);
    openFiles();
  }, [id]);

  function hide(languages: Set<string>): void {
    localStorage.setItem('hidden-languages', [...languages].join(' '));
    setHidden(languages);
  }

  async function saveAll(): Promise<void> {
    const isSaved = await save();
    setRefusal(isSaved ? '' : 'Not saved: a file has changed on the disk meanwhile.');
    if (!isSaved) setAsText(true);
    setDesk(await ask<Desk>('/api/desk'));
  }
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
    const locale = text?.files.find((file) => file.shown === finding.file)?.locale;
    if (locale) hide(hidden.difference(new Set([locale])));
    setAsText(true);
    setTarget(finding);
  }

  async function begun(path: string): Promise<void> {
    setDesk(await ask<Desk>('/api/desk'));
    setId(`*/${path}.mdx`);
  }

  const count = changed.length;
  const work = text?.files.every(({ name }) => drafts[name]) && { desk, text, drafts, hidden, change };
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
        {desk.languages.map(({ code, name }) => (
          <button
            key={code}
            type="button"
            aria-pressed={!hidden.has(code)}
            onClick={() => hide(hidden.symmetricDifference(new Set([code])))}
          >
            {name}
          </button>
        ))}
        <button type="button" className="primary" disabled={count === 0} onClick={saveAll}>
          {count === 0 ? 'Saved' : `Save ${count} ${count === 1 ? 'file' : 'files'}`} <kbd>Ctrl S</kbd>
        </button>
      </header>
      <TextList
        desk={desk}
        current={text}
        findings={findings}
        unsaved={new Set(changed.map(({ name }) => name))}
        choose={setId}
      />
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
