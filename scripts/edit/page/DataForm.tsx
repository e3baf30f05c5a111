import { useDeferredValue, useState } from 'react';
import type { Desk, TextFile } from '../protocol.ts';
import { PreviewLink, type Work } from './Columns.tsx';
import type { Drafts } from './drafts.ts';
import { type Path, type Value, valuesIn, withValue } from './values.ts';

/** The value is undefined where a language has none yet. */
type Cell = { file: TextFile; path: Path; value: Value | undefined };

/** Cells by language, or one at '' for a value that is the same in all. */
type Row = { group: string; name: string; cells: Map<string, Cell> };

/** `otherReading` is read as "other reading". */
const readable = (step: string): string =>
  step
    .replaceAll(/[-_]/g, ' ')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, (_pair, end, start) => `${end} ${start.toLowerCase()}`);

function rowsOf(files: TextFile[], drafts: Drafts, languages: Desk['languages']): Map<string, Row> {
  const rows = new Map<string, Row>();
  for (const file of files)
    for (const value of valuesIn(drafts[file.name]?.text ?? '')) {
      const own = file.locale ? undefined : languages.find(({ code }) => code === value.path.at(-1));
      const [path, label] = own ? [value.path.slice(0, -1), value.label.slice(0, -1)] : [value.path, value.label];
      // A language that has no words yet gets a place for them.
      const empty = own
        ? languages.map(({ code }): [string, Cell] => [code, { file, path: [...path, code], value: undefined }])
        : files.map((one): [string, Cell] => [one.locale ?? '', { file: one, path, value: undefined }]);
      const key = path.join('\n');
      const row = rows.get(key) ?? {
        group: label.slice(0, -1).join(' › '),
        name: readable(label.at(-1) ?? ''),
        cells: new Map(empty),
      };
      row.cells.set(own?.code ?? file.locale ?? '', { file, path: value.path, value });
      rows.set(key, row);
    }
  return rows;
}

/** A data file as a form: a value a row, the languages side by side. */
export function DataForm(work: Work) {
  const { desk, text } = work;
  const drafts = useDeferredValue(work.drafts);
  const rows = [...rowsOf(text.files, drafts, desk.languages)];
  return (
    <section className="form" aria-label={`${text.title}, form`}>
      <div className="row">
        <span />
        {desk.languages.map(({ code, name }) => (
          <h2 key={code}>
            {name} <PreviewLink desk={desk} text={text} locale={code} />
          </h2>
        ))}
      </div>
      {rows.length === 0 && <p role="alert">This file cannot be read as a form: see the findings.</p>}
      {rows.map(([key, { group, name, cells }], index) => (
        <div key={key}>
          {group !== rows[index - 1]?.[1].group && <h3>{group || text.title}</h3>}
          <div className="row">
            <span>{name}</span>
            {[{ code: '', name: '' }, ...desk.languages].map(({ code, name: language }) => {
              const label = `${group} ${name}${language && `, ${language}`}`.trim();
              const cell = cells.get(code);
              return cell && <Field key={code} {...work} {...cell} label={label} lang={code} />;
            })}
          </div>
        </div>
      ))}
    </section>
  );
}

function Field({ file, path, value, label, lang, drafts, change }: Work & Cell & { label: string; lang: string }) {
  // While a person types, each change is made to the file as it was before: a number that is deleted stays a number.
  const [typing, setTyping] = useState<{ value: string; before: string; was: string }>();
  const [isRefused, setRefused] = useState(false);
  const type = (next: string): void => {
    const { before, was } = typing ?? { before: drafts[file.name]?.text ?? '', was: value?.value ?? '' };
    setTyping({ value: next, before, was });
    const text = next === was ? before : withValue(before, path, next);
    setRefused(text === undefined);
    if (text !== undefined) change(file.name, { text });
  };
  return (
    <div>
      <textarea
        rows={1}
        aria-label={label}
        aria-invalid={isRefused}
        lang={lang || undefined}
        placeholder={value ? undefined : 'Not translated yet'}
        value={typing?.value ?? value?.value ?? ''}
        onBlur={() => isRefused || setTyping(undefined)}
        onChange={(event) => type(event.target.value)}
      />
      {isRefused && <p role="alert">This cannot be written here; change it in the text.</p>}
    </div>
  );
}
