import ts from 'typescript';

/** The owner's file as text: where a value stands, what is wrong with its grammar. Loaded only to explain a mistake. */
const parsed = (text: string): ts.SourceFile =>
  ts.createSourceFile('site.config.ts', text, ts.ScriptTarget.Latest, true);

const lineAt = (source: ts.SourceFile, offset: number): number => source.getLineAndCharacterOfPosition(offset).line + 1;

/** The first place where the grammar is broken. */
export function grammarProblem(text: string): { line: number; column: number; message: string } | undefined {
  const { diagnostics = [] } = ts.transpileModule(text, { reportDiagnostics: true, fileName: 'site.config.ts' });
  const first = diagnostics.find(({ start }) => start !== undefined);
  if (!first) return undefined;
  const { line, character } = parsed(text).getLineAndCharacterOfPosition(first.start ?? 0);
  const message = ts.flattenDiagnosticMessageText(first.messageText, ' ');
  return { line: line + 1, column: character + 1, message };
}

/** The entries of an object or list, whatever call or assertion stands around it. */
function entriesOf(node: ts.Node): Map<string, ts.Node> {
  let found: Map<string, ts.Node> | undefined;
  const visit = (inner: ts.Node): void => {
    if (found) return;
    if (ts.isObjectLiteralExpression(inner))
      found = new Map(
        inner.properties.flatMap((property) =>
          property.name ? [[property.name.getText().replace(/['"]/g, ''), property]] : [],
        ),
      );
    else if (ts.isArrayLiteralExpression(inner))
      found = new Map(inner.elements.map((element, index) => [String(index), element]));
    else ts.forEachChild(inner, visit);
  };
  visit(node);
  return found ?? new Map();
}

/** The line of a value, or of the nearest one around it that stands in the file. */
export function lineOfValue(text: string, path: ReadonlyArray<PropertyKey>): number {
  const source = parsed(text);
  let node: ts.Node | undefined = source.statements.find(ts.isExportAssignment);
  let line = node ? lineAt(source, node.getStart()) : 1;
  for (const step of path) {
    node = node && entriesOf(node).get(String(step));
    if (node) line = lineAt(source, node.getStart());
  }
  return line;
}
