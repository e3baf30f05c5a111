import type { z } from 'zod';
import { nameIndex } from './names.ts';
import { checkDialog, checkReferences } from './rules.ts';
import { type Dialog, type Field, type Problem, programShapes, type Registry } from './schema.ts';

export interface RegistryInput {
  /** Parsed YAML by path below content/program. */
  files: ReadonlyMap<string, unknown>;
  /** Docs pages that exist, e.g. `tutorial-scripts/post`; left out where nobody asks. */
  pages?: ReadonlySet<string>;
}

/** Reads the parsed files. With problems there may be no registry; each names its place. */
export function buildRegistry({ files, pages }: RegistryInput): {
  registry: Registry | undefined;
  problems: Problem[];
} {
  const problems: Problem[] = [];

  function read<S extends z.ZodType>(file: string, schema: S): z.output<S> | undefined {
    if (!files.has(file)) {
      problems.push({ file, path: [], message: 'the file is missing; bring it back' });
      return undefined;
    }
    const result = schema.safeParse(files.get(file));
    if (result.success) return result.data;
    for (const issue of result.error.issues) {
      const extra = issue.code === 'unrecognized_keys' ? `: remove or correct ${issue.keys.join(', ')}` : '';
      problems.push({ file, path: issue.path, message: `${issue.message}${extra}` });
    }
    return undefined;
  }

  const product = read('product.yaml', programShapes['product.yaml']);
  const window = read('window.yaml', programShapes['window.yaml']);
  const tasks = read('tasks.yaml', programShapes['tasks.yaml']);
  const fileFormats = read('files.yaml', programShapes['files.yaml']);
  const messages = read('messages.yaml', programShapes['messages.yaml']);
  const samples = read('samples.yaml', programShapes['samples.yaml']);

  const dialogs = new Map<string, Dialog>();
  for (const file of [...files.keys()].filter((name) => name.startsWith('dialogs/')).sort()) {
    const dialog = read(file, programShapes['dialogs/*.yaml']);
    if (!dialog) continue;
    if (file !== `dialogs/${dialog.id}.yaml`)
      problems.push({ file, path: ['id'], message: `"${dialog.id}" is not the name of the file; make them equal` });
    dialogs.set(dialog.id, dialog);
  }
  if (!product || !window || !tasks || !fileFormats || !messages || !samples) return { registry: undefined, problems };

  problems.push(...[...dialogs.values()].flatMap((dialog) => checkDialog(dialog, dialogs)));
  const registry: Registry = {
    product,
    dialogs: new Map([...dialogs].map(([id, dialog]) => [id, withSharedFields(dialog, dialogs)])),
    window: new Map(window.map((part) => [part.id, part])),
    tasks,
    files: fileFormats,
    messages: new Map(messages.map((message) => [message.id, message])),
    samples,
  };
  // A file that could not be read would make everything that names it wrong, too.
  if (problems.length > 0) return { registry, problems };
  problems.push(...checkReferences(registry, files, nameIndex(registry), pages));
  return { registry, problems };
}

/** The fields of `source` from a section on; all of them without one. */
function fieldsFrom(source: Dialog, from: string | undefined): Field[] {
  const start = from === undefined ? 0 : source.fields.findIndex(({ id }) => id === from);
  return start < 0 ? [] : source.fields.slice(start);
}

/** Puts the fields of another dialog where a field or a tab says they are the same. */
function withSharedFields(dialog: Dialog, dialogs: ReadonlyMap<string, Dialog>): Dialog {
  const own = dialog.fields.flatMap((field): Field[] => {
    const source = field.sameAs === undefined ? undefined : dialogs.get(field.sameAs);
    return source ? fieldsFrom(source, field.from) : [field];
  });
  // A borrowed field may hang on one that was not borrowed: there the choice is made.
  const present = new Set(own.map(({ id }) => id));
  const reachable = own.map((field) => ({ ...field, shownIf: field.shownIf?.filter((one) => present.has(one.field)) }));
  const first = dialog.tabs?.[0]?.id;
  const fields = reachable.map((field) => (first === undefined || field.tab ? field : { ...field, tab: first }));
  const shared = (dialog.tabs ?? []).flatMap(({ id, sameAs }) => {
    const source = sameAs === undefined ? undefined : dialogs.get(sameAs);
    const own = (field: string): string => `${id}-${field}`;
    return (source?.fields ?? []).map((field) => ({
      ...field,
      id: own(field.id),
      tab: id,
      shownIf: field.shownIf?.map((condition) => ({ ...condition, field: own(condition.field) })),
    }));
  });
  return { ...dialog, fields: [...fields, ...shared] };
}

/** For the build, which stops: every problem with file, place and remedy. */
export function describeProblems(problems: Problem[]): string {
  return problems
    .map(({ file, path, message }) => `content/program/${file}\n  ${path.join('.') || '(whole file)'}: ${message}`)
    .join('\n');
}
