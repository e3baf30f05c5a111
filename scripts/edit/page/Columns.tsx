import { type UIEvent, useEffect, useRef } from 'react';
import type { Desk, Finding, Text, TextFile } from '../protocol.ts';
import { ask, type Draft, type Drafts, isChanged, isStale, stateOf } from './drafts.ts';

export type Work = { desk: Desk; text: Text; drafts: Drafts; change: (name: string, part: Partial<Draft>) => void };

/** The preview is one tab: the links of all languages change its address. */
export function PreviewLink({ desk, text, locale }: { desk: Desk; text: Text; locale: string | undefined }) {
  const prefix = locale === undefined || locale === desk.languages[0]?.code ? '' : `/${locale}`;
  return (
    <a href={desk.preview + prefix + text.path} target="preview">
      Preview
    </a>
  );
}

/** The other columns scroll as far as the one under the pointer, or the one with the focus. */
function follow({ target, currentTarget }: UIEvent<HTMLElement>): void {
  const lead = currentTarget.querySelector('textarea:hover') ?? document.activeElement;
  const share = lead && lead.scrollTop / (lead.scrollHeight - lead.clientHeight);
  for (const box of target === lead ? currentTarget.querySelectorAll('textarea') : [])
    if (box !== lead) box.scrollTop = (share ?? 0) * (box.scrollHeight - box.clientHeight);
}

/** Selects a line and scrolls to it. Lines wrap: a box with the text before it tells how far down it is. */
function goToLine(box: HTMLTextAreaElement, line: number): void {
  const lines = box.value.split('\n');
  const from = lines.slice(0, line - 1).join('\n').length + Math.min(1, line - 1);
  box.focus();
  box.setSelectionRange(from, from + (lines[line - 1] ?? '').length);
  const ruler = document.createElement('textarea');
  ruler.value = box.value.slice(0, from);
  ruler.style.flex = 'none';
  box.after(ruler);
  box.scrollTop = ruler.scrollHeight - box.clientHeight / 2;
  ruler.remove();
}

type Props = Work & { findings: Finding[]; target: Finding | undefined };

/** The files of a text side by side. */
export const Columns = (props: Props) => (
  <div className="columns" onScrollCapture={follow}>
    {props.text.files.map((file) => {
      const draft = props.drafts[file.name];
      return draft && <Column key={file.name} {...props} file={file} draft={draft} />;
    })}
  </div>
);

function Column({ file, draft, ...props }: Props & { file: TextFile; draft: Draft }) {
  const { desk, text, drafts, findings, change, target } = props;
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (box.current && target?.file === file.shown) goToLine(box.current, target.line ?? 1);
  }, [target, file.shown]);
  const language = desk.languages.find(({ code }) => code === file.locale)?.name ?? 'All languages';
  const own = findings.filter((finding) => finding.file === file.shown);
  const source = drafts[text.files[0]?.name ?? ''];
  const accept = async (): Promise<void> =>
    change(draft.name, await ask<{ text: string }>('/api/accept', { text: draft.text, source: source?.text }));
  const { conflict: disk, locked } = draft;
  const settled = disk && { version: disk.version, saved: disk.text, conflict: undefined };
  return (
    <section aria-label={language}>
      <div className="bar">
        <h2>{language}</h2>
        <small>{stateOf(own, isChanged(draft))}</small>
        {source !== draft && own.some(isStale) && (
          <button type="button" title="I have compared this translation with its source" onClick={accept}>
            It fits the source
          </button>
        )}
        <PreviewLink desk={desk} text={text} locale={file.locale} />
      </div>
      {locked && <p role="alert">Read only: {locked}.</p>}
      {settled && (
        <div role="alert">
          <p>This file has changed on the disk since you opened it. It holds now:</p>
          <textarea aria-label="Text of the file" readOnly value={disk.text} />
          <button type="button" onClick={() => change(draft.name, settled)}>
            Keep my text
          </button>
          <button type="button" onClick={() => change(draft.name, { ...settled, text: disk.text })}>
            Take the text of the file
          </button>
        </div>
      )}
      <textarea
        ref={box}
        aria-label={`${text.title}, ${language}`}
        lang={file.locale ?? 'en'}
        placeholder="Not translated yet: readers see the source text. Copy it here to begin."
        readOnly={locked !== undefined}
        value={draft.text}
        onChange={(event) => change(draft.name, { text: event.target.value })}
      />
    </section>
  );
}
