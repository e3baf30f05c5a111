import { type FocusEvent, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { island } from '../../islands/CrashCard.tsx';
import { fill } from '../../lib/labels.ts';
import type { Locale } from '../../lib/locales.ts';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { LogoInput, type TextField, TextInput } from './Inputs.tsx';
import type { WhiteLabelLabels } from './labels.ts';
import { Preview } from './Preview.tsx';
import styles from './WhiteLabelBuilder.module.css';
import {
  emptySettings,
  exportFileName,
  type Field,
  fields,
  findProblems,
  logoMaxBytes,
  logoSide,
  nameMaxLength,
  type Problems,
  type Settings,
  whiteLabelJson,
} from './white-label.ts';

interface Props {
  locale: Locale;
  labels: WhiteLabelLabels;
  /** The chat group, where support hands out the unlock code. */
  contactHref: string;
}

interface FormValues extends Settings {
  logo: File | undefined;
}

const emptyValues: FormValues = { ...emptySettings, logo: undefined };

function readForm(form: HTMLFormElement): FormValues {
  const data = new FormData(form);
  const text = (field: TextField): string => String(data.get(field) ?? '');
  const file = data.get('logo');
  return {
    appName: text('appName'),
    supportEmail: text('supportEmail'),
    tutorialUrl: text('tutorialUrl'),
    telegramUrl: text('telegramUrl'),
    // A file field without a file still gives one, without a name.
    logo: file instanceof File && file.name !== '' ? file : undefined,
  };
}

function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([`${text}\n`], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Browsers take the file after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url));
}

interface Picture {
  file: File;
  url: string;
  size?: { width: number; height: number };
  broken?: true;
}

function WhiteLabelBuilder({ locale, labels, contactHref }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(emptyValues);
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  const [picture, setPicture] = useState<Picture>();

  const problems: Problems = findProblems(values);
  const { logo } = values;
  const logoAccepted = logo !== undefined && problems.logo === undefined;
  if (logoAccepted && picture?.file === logo && picture.broken) problems.logo = 'logoUnreadable';
  const json = whiteLabelJson(values, problems);
  const wrong = fields.filter((field) => problems[field]);

  // The fields may have been filled in before this code arrived: what stands in them counts.
  useEffect(() => {
    if (!form.current) return;
    const found = readForm(form.current);
    setValues(found);
    setVisited(new Set(fields.filter((field) => found[field])));
  }, []);

  useEffect(() => {
    if (!logo || !logoAccepted) return setPicture(undefined);
    const url = URL.createObjectURL(logo);
    setPicture({ file: logo, url });
    return () => URL.revokeObjectURL(url);
  }, [logo, logoAccepted]);

  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>): void => setValues(readForm(currentTarget));
  // Complaints wait until the reader has left the field, then follow every keystroke.
  const visit = (name: string): void => setVisited((before) => new Set([...before, name]));
  const onBlur = ({ target }: FocusEvent<HTMLFormElement>): void => {
    if (target instanceof HTMLInputElement) visit(target.name);
  };

  const removeLogo = (): void => {
    const input = form.current?.elements.namedItem('logo');
    if (!(form.current && input instanceof HTMLInputElement)) return;
    input.value = '';
    setValues(readForm(form.current));
    input.focus();
  };

  const number = new Intl.NumberFormat(locale);
  const kilobytes = (bytes: number): string => number.format(Math.ceil(bytes / 1024));
  const message = (field: Field): string => {
    const problem = problems[field];
    if (!problem || !(visited.has(field) || field === 'logo')) return '';
    return fill(labels[problem], {
      max: problem === 'logoTooLarge' ? kilobytes(logoMaxBytes) : nameMaxLength,
      n: kilobytes(logo?.size ?? 0),
    });
  };
  const status =
    wrong.length === 0
      ? labels.ready
      : wrong.length === 1 && problems.appName === 'nameMissing'
        ? labels.needName
        : fill(labels.needFixes, { fields: wrong.map((field) => labels[field]).join(', ') });

  const textField = (field: TextField): ReactNode => (
    <TextInput
      field={field}
      label={labels[field]}
      hint={fill(labels[`${field}Hint`], { max: nameMaxLength })}
      problem={message(field)}
    />
  );

  return (
    <Panel className={styles.builder} title={labels.title} local={labels.local}>
      <div className={styles.columns}>
        <form ref={form} className={styles.form} onInput={onInput} onBlur={onBlur} autoComplete="off" noValidate>
          {textField('appName')}
          <LogoInput
            labels={labels}
            fileName={logo?.name}
            hint={fill(labels.logoHint, { max: kilobytes(logoMaxBytes), side: logoSide })}
            problem={message('logo')}
            onRemove={removeLogo}
            size={problems.logo ? undefined : picture?.size}
          />
          {textField('supportEmail')}
          {textField('tutorialUrl')}
          {textField('telegramUrl')}
        </form>

        <div className={styles.outcome}>
          <Preview values={values} problems={problems} labels={labels}>
            {picture && !picture.broken && (
              <img
                src={picture.url}
                alt=""
                width="28"
                height="28"
                onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
                  setPicture({ ...picture, size: { width, height } })
                }
                onError={() => setPicture({ ...picture, broken: true })}
              />
            )}
          </Preview>

          <div>
            <p className={styles.fileName}>{labels.file}</p>
            <div className={`code-block ${styles.file}`}>
              <button
                type="button"
                className="code-copy"
                aria-label={labels.copy}
                data-copy="code"
                data-copied={labels.copied}
                disabled={wrong.length > 0}
              />
              <pre>
                <code>{json}</code>
              </pre>
            </div>
          </div>
          <div className={styles.export}>
            <Button disabled={wrong.length > 0} onClick={() => saveFile(exportFileName, json)}>
              {labels.download}
            </Button>
            <p className={styles.status} role="status" data-ready={wrong.length === 0 || undefined}>
              {status}
            </p>
          </div>
          {logo && !problems.logo && <p className={styles.note}>{labels.logoNote}</p>}
        </div>
      </div>
      <p className={styles.rule}>
        {labels.rule} <a href={contactHref}>{labels.contact}</a>
      </p>
    </Panel>
  );
}

export default island(WhiteLabelBuilder);
