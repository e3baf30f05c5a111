import { useEffect, useRef, useState } from 'react';
import type { Finding, OpenFile, Saving } from '../protocol.ts';

/** A file in the editor. */
export interface Draft extends OpenFile {
  saved: string;
  /** The file on the disk, when it has changed since it was opened. */
  conflict?: OpenFile | undefined;
}
export type Drafts = Readonly<Record<string, Draft>>;

export const isChanged = ({ text, saved }: Draft): boolean => text !== saved;

/** Asks the server. A file that has changed meanwhile (409) is an answer, not an error. */
export async function ask<T>(path: string, body: object = {}): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
  const answer = await response.json();
  if (response.ok || response.status === 409) return answer;
  throw new Error(answer.message);
}

export function useDrafts() {
  const [drafts, setDrafts] = useState<Drafts>({});
  const changed = Object.values(drafts).filter(isChanged);

  const change = (name: string, part: Partial<Draft>): void =>
    setDrafts((all) => (all[name] ? { ...all, [name]: { ...all[name], ...part } } : all));

  /** Reads files, and those again that have no unsaved changes. */
  async function open(names: string[]): Promise<void> {
    const files = await Promise.all(names.map((file) => ask<OpenFile>('/api/open', { file })));
    setDrafts((all) => {
      const read = files.filter(({ name }) => !(all[name] && isChanged(all[name])));
      return { ...all, ...Object.fromEntries(read.map((file) => [file.name, { ...file, saved: file.text }])) };
    });
  }

  /** Saves what has changed; false when a file has changed on the disk. */
  async function save(): Promise<boolean> {
    let all = true;
    for (const { name, text, version } of changed) {
      const result = await ask<Saving>('/api/save', { file: name, text, version });
      if (result.saved) change(name, { version: result.version, saved: text, conflict: undefined });
      else change(name, { conflict: result.disk });
      all &&= result.saved;
    }
    return all;
  }
  return { drafts, changed, change, open, save };
}

/** Findings with the unsaved texts, half a second after the last change; one check at a time. */
export function useFindings(changed: Draft[], again: unknown): { findings: Finding[]; status: string } {
  const [findings, setFindings] = useState<Finding[]>([]);
  const [status, setStatus] = useState('');
  const last = useRef(Promise.resolve());
  const drafts = JSON.stringify(Object.fromEntries(changed.map(({ name, text }) => [name, text])));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `again` asks for another check
  useEffect(() => {
    let stale = false;
    const check = async (): Promise<void> => {
      if (stale) return;
      setStatus('Checking…');
      try {
        setFindings(await ask<Finding[]>('/api/check', { drafts: JSON.parse(drafts) }));
        setStatus('');
      } catch (error) {
        setStatus(String(error));
      }
    };
    const timer = setTimeout(() => {
      last.current = last.current.then(check);
    }, 500);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [drafts, again]);
  return { findings, status };
}
