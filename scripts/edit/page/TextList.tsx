import { useEffect, useRef, useState } from 'react';
import type { Desk, Finding } from '../protocol.ts';
import { type Drafts, isChanged, stateOf } from './drafts.ts';

type Props = { desk: Desk; id: string; findings: Finding[]; drafts: Drafts; choose: (id: string) => void };

export function TextList({ desk, id, findings, drafts, choose }: Props) {
  const [words, setWords] = useState('');
  const [needsWork, setNeedsWork] = useState(false);
  const [opened, setOpened] = useState<Record<string, boolean>>({});
  const chosen = useRef<HTMLButtonElement>(null);
  const group = desk.texts.find((text) => text.id === id)?.group ?? '';
  useEffect(() => setOpened((all) => ({ ...all, [group]: true })), [group]);
  useEffect(() => {
    if (id && opened) chosen.current?.scrollIntoView({ block: 'nearest' });
  }, [id, opened]);

  const sought = words.trim().toLowerCase();
  const isFiltered = sought !== '' || needsWork;
  const entries = desk.texts
    .filter((text) => `${text.title} ${text.id}`.toLowerCase().includes(sought))
    .map((text) => {
      const own = findings.filter(({ file }) => text.files.some(({ shown }) => shown === file));
      const isUnsaved = text.files.some(({ name }) => drafts[name] && isChanged(drafts[name]));
      const missing = text.files.map((file) => file.missing && `no ${file.locale}`);
      return { text, state: [text.draft && 'draft', stateOf(own, isUnsaved), ...missing].filter(Boolean).join(', ') };
    })
    .filter(({ state }) => !needsWork || state !== '');
  const groups = [...Map.groupBy(entries, ({ text }) => text.group)];
  return (
    <nav aria-label="Texts">
      <div className="bar">
        <input
          type="search"
          placeholder="Find a text"
          aria-label="Find a text"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <button type="button" aria-pressed={needsWork} onClick={() => setNeedsWork(!needsWork)}>
          Needs work
        </button>
      </div>
      <div>
        {groups.map(([name, texts]) => (
          <details
            key={name}
            open={isFiltered || opened[name]}
            onToggle={({ currentTarget: { open } }) => isFiltered || setOpened((all) => ({ ...all, [name]: open }))}
          >
            <summary>
              {name} <small>{texts.length}</small>
            </summary>
            {texts.map(({ text, state }) => (
              <button
                key={text.id}
                type="button"
                title={text.id}
                aria-current={text.id === id}
                ref={text.id === id ? chosen : null}
                onClick={() => choose(text.id)}
              >
                {text.title} <small>{state}</small>
              </button>
            ))}
          </details>
        ))}
      </div>
    </nav>
  );
}
