import { useDeferredValue, useState } from 'react';
import type { TextFile } from '../protocol.ts';
import { PreviewLink, type Work } from './Columns.tsx';
import type { Drafts } from './drafts.ts';
import { type Path, Unwritable, type Value, valuesIn, withValue } from './values.ts';

interface Cell {
  file: TextFile;
  path: Path;
  /** Undefined where a language has none yet. */
  value: Value | undefined;
}

interface Row {
  group: string;
  name: string;
  /** One a language, or one at '' for a value that is the same in all. */
  cells: Map<string, Cell>;
}

/** `otherReading` is read as "other reading". */
const readable = (step: string): string =>
  step
    .replaceAll(/[-_]/g, ' ')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, (_pair, end, start) => `${end} ${start.toLowerCase()}`);

function rowsOf(files: TextFile[], drafts: Drafts, codes: string[]): Map<string, Row> {
  const rows = new Map<string, Row>();
  for (const file of files)
    for (const value of valuesIn(drafts[file.name]?.text ?? '')) {
      const last = String(value.path.at(-1));
      const isLanguage = file.locale === undefined && codes.includes(last);
      const [path, label] = isLanguage
        ? [value.path.slice(0, -1), value.label.slice(0, -1)]
        : [value.path, value.label];
      const row = rows.get(path.join('\n')) ?? {
        group: label.slice(0, -1).join(' › '),
        name: readable(label.at(-1) ?? ''),
        // A language that has no words yet gets a place for them.
        cells: new Map<string, Cell>(
          isLanguage
            ? codes.map((code) => [code, { file, path: [...path, code], value: undefined }])
            : files.map((one) => [one.locale ?? '', { file: one, path, value: undefined }]),
        ),
      };
      row.cells.set(isLanguage ? last : (file.locale ?? ''), { file, path: value.path, value });
      rows.set(path.join('\n'), row);
    }
  return rows;
}

/** A data file as a form: a value a row, the languages side by side. */
export function DataForm(work: Work) {
  const { desk, text, hidden } = work;
  const drafts = useDeferredValue(work.drafts);
  const languages = desk.languages.filter(({ code }) => !hidden.has(code));
  let rows: Array<[string, Row]> = [];
  let problem = '';
  try {
    rows = [
      ...rowsOf(
        text.files,
        drafts,
        desk.languages.map(({ code }) => code),
      ),
    ];
  } catch (error) {
    problem = `The form cannot be shown: ${error}`;
  }
  return (
    <section className="form" aria-label={`${text.title}, form`}>
      <div className="row">
        <span />
        {languages.map(({ code, name }) => (
          <h2 key={code}>
            {name} <PreviewLink desk={desk} text={text} locale={code} />
          </h2>
        ))}
      </div>
      <p role="alert">{problem}</p>
      {rows.map(([key, { group, name, cells }], index) => (
        <div key={key}>
          {group !== rows[index - 1]?.[1].group && <h3>{group || text.title}</h3>}
          <div className="row">
            <span>{name}</span>
            {[{ code: '', name: '' }, ...languages].map(({ code, name: language }) => {
              const label = `${group} ${name}${language && `, ${language}`}`.trim();
              const cell = cells.get(code);
              return cell && <Field key={code} cell={cell} label={label} lang={code} work={work} />;
            })}
          </div>
        </div>
      ))}
    </section>
  );
}

function Field({ cell, label, lang, work }: { cell: Cell; label: string; lang: string; work: Work }) {
  const { file, path, value } = cell;
  // While a person types, each change is made to the file as it was before: a number that is deleted stays a number.
  const [typing, setTyping] = useState<{ value: string; before: string; was: string }>();
  const [problem, setProblem] = useState('');
  const change = (next: string): void => {
    const { before, was } = typing ?? { before: work.drafts[file.name]?.text ?? '', was: value?.value ?? '' };
    setTyping({ value: next, before, was });
    try {
      work.change(file.name, { text: next === was ? before : withValue(before, path, next) });
      setProblem('');
    } catch (error) {
      if (!(error instanceof Unwritable)) throw error;
      setProblem(error.message);
    }
  };
  const props = {
    'aria-label': label,
    'aria-invalid': problem !== '',
    lang: lang || undefined,
    value: typing?.value ?? value?.value ?? '',
    onBlur: () => problem || setTyping(undefined),
    onChange: (event: { target: { value: string } }) => change(event.target.value),
  };
  return (
    <div>
      {value?.type === 'number' ? (
        <input inputMode="decimal" {...props} />
      ) : (
        <textarea rows={1} placeholder={value ? undefined : 'Not translated yet'} {...props} />
      )}
      {problem && <p role="alert">{problem}</p>}
    </div>
  );
}
