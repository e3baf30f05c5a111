import type { z } from 'zod';
import { nameIndex } from './names.ts';
import { checkDialog, checkReferences } from './rules.ts';
import { type Dialog, type Problem, programShapes, type Registry } from './schema.ts';

export interface RegistryInput {
  /** Parsed YAML by path below content/data/program. */
  files: ReadonlyMap<string, unknown>;
  /** Docs pages that exist, e.g. `tutorial-scripts/post`; without them pages are not checked. */
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
    for (const issue of result.error?.issues ?? []) {
      const extra = issue.code === 'unrecognized_keys' ? `: remove or correct ${issue.keys.join(', ')}` : '';
      problems.push({ file, path: issue.path, message: `${issue.message}${extra}` });
    }
    return result.data;
  }

  const product = read('product.yaml', programShapes['product.yaml']);
  const window = read('window.yaml', programShapes['window.yaml']);
  const tasks = read('tasks.yaml', programShapes['tasks.yaml']);
  const formats = read('files.yaml', programShapes['files.yaml']);
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
  if (!product || !window || !tasks || !formats || !messages || !samples) return { registry: undefined, problems };

  problems.push(...[...dialogs.values()].flatMap((dialog) => checkDialog(dialog, dialogs)));
  const registry: Registry = {
    product,
    dialogs: new Map([...dialogs].map(([id, dialog]) => [id, withSharedFields(dialog, dialogs)])),
    window: new Map(window.map((part) => [part.id, part])),
    tasks,
    files: formats,
    messages: new Map(messages.map((message) => [message.id, message])),
    samples,
  };
  // A file that could not be read would make everything that names it wrong, too.
  if (problems.length === 0) problems.push(...checkReferences(registry, files, nameIndex(registry), pages));
  return { registry, problems };
}

/** Puts the fields of another dialog where a field or a tab says they are the same. */
function withSharedFields(dialog: Dialog, dialogs: ReadonlyMap<string, Dialog>): Dialog {
  const { tabs = [] } = dialog;
  const own = dialog.fields.flatMap((field) => {
    const source = dialogs.get(field.sameAs ?? '')?.fields;
    return source
      ? source.slice(
          Math.max(
            0,
            source.findIndex(({ id }) => id === field.from),
          ),
        )
      : [field];
  });
  const present = new Set(own.map(({ id }) => id));
  const fields = own.map((field) => ({
    ...field,
    tab: field.tab ?? tabs[0]?.id,
    // A borrowed field may depend on one that was not borrowed: there the choice is made.
    shownIf: field.shownIf?.filter((condition) => present.has(condition.field)),
  }));
  const inTabs = tabs.flatMap(({ id: tab, sameAs = '' }) =>
    (dialogs.get(sameAs)?.fields ?? []).map((field) => ({
      ...field,
      id: `${tab}-${field.id}`,
      tab,
      shownIf: field.shownIf?.map((condition) => ({ ...condition, field: `${tab}-${condition.field}` })),
    })),
  );
  return { ...dialog, fields: [...fields, ...inTabs] };
}

/** For the build, which stops: every problem with file, place and remedy. */
export function describeProblems(problems: Problem[]): string {
  return problems
    .map(({ file, path, message }) => `content/data/program/${file}\n  ${path.join('.') || '(whole file)'}: ${message}`)
    .join('\n');
}
