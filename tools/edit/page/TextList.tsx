import { useEffect, useRef, useState } from 'react';
import type { Desk, Finding, Text } from '../protocol.ts';
import { stateOf } from './state.ts';

interface Props {
  desk: Desk;
  current: Text | undefined;
  findings: Finding[];
  unsaved: ReadonlySet<string>;
  choose: (id: string) => void;
}

export function TextList({ desk, current, findings, unsaved, choose }: Props) {
  const [words, setWords] = useState('');
  const [needsWork, setNeedsWork] = useState(false);
  const [opened, setOpened] = useState<Record<string, boolean>>({});
  const chosen = useRef<HTMLButtonElement>(null);
  const { id, group = '' } = current ?? {};
  useEffect(() => setOpened((all) => ({ ...all, [group]: true })), [group]);
  useEffect(() => {
    if (id && opened) chosen.current?.scrollIntoView({ block: 'nearest' });
  }, [id, opened]);

  const sought = words.trim().toLowerCase();
  const isFiltered = sought !== '' || needsWork;
  const byFile = Map.groupBy(findings, ({ file }) => file);
  const entries = desk.texts
    .filter((text) => `${text.title} ${text.id}`.toLowerCase().includes(sought))
    .map((text) => {
      const own = text.files.flatMap(({ shown }) => byFile.get(shown) ?? []);
      const isUnsaved = text.files.some(({ name }) => unsaved.has(name));
      const missing = text.files.flatMap((file) => (file.missing ? `no ${file.locale}` : []));
      return { text, state: [...(text.draft ? ['draft'] : []), ...stateOf(own, isUnsaved), ...missing].join(', ') };
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
      {groups.length === 0 && <p className="bar">No text like this.</p>}
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
    </nav>
  );
}
