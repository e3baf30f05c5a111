import { useEffect, useRef, useState } from 'react';
import type { Finding, OpenFile, Saving } from '../protocol.ts';

/** A file in the editor; `conflict` is the file on the disk, when it has changed since it was opened. */
export type Draft = OpenFile & { saved: string; conflict?: OpenFile | undefined };
export type Drafts = Readonly<Record<string, Draft>>;

export const isChanged = ({ text, saved }: Draft): boolean => text !== saved;
export const isStale = ({ rule }: Finding): boolean => rule === 'translations';

/** The state of some files in words. */
export function stateOf(findings: Finding[], isUnsaved: boolean): string {
  const stale = findings.filter(isStale).length;
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.length - errors - stale;
  const words = [errors && `errors: ${errors}`, warnings && `warnings: ${warnings}`, stale && 'outdated'];
  return [isUnsaved && 'unsaved', ...words].filter(Boolean).join(', ');
}

/** Asks the server. A file that has changed since (409) is a result, not an error. */
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
    const results = changed.map(async ({ name, text, version }) => {
      const result = await ask<Saving>('/api/save', { file: name, text, version });
      if (result.saved) change(name, { version: result.version, saved: text, conflict: undefined });
      else change(name, { conflict: result.disk });
      return result.saved;
    });
    return (await Promise.all(results)).every(Boolean);
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
      const found = await ask<Finding[]>('/api/check', { drafts: JSON.parse(drafts) }).catch(String);
      if (typeof found !== 'string') setFindings(found);
      setStatus(typeof found === 'string' ? found : '');
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
