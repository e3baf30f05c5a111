import ts from 'typescript';

/** The owner's file as text: where a value stands, what is wrong with its grammar. Loaded only to explain a mistake. */
const parsed = (text: string): ts.SourceFile =>
  ts.createSourceFile('site.config.ts', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);

export interface Position {
  line: number;
  column: number;
}

function positionOf(source: ts.SourceFile, offset: number): Position {
  const { line, character } = source.getLineAndCharacterOfPosition(offset);
  return { line: line + 1, column: character + 1 };
}

/** The first place where the grammar is broken. */
export function grammarProblem(text: string): (Position & { message: string }) | undefined {
  const { diagnostics = [] } = ts.transpileModule(text, {
    reportDiagnostics: true,
    fileName: 'site.config.ts',
    compilerOptions: { target: ts.ScriptTarget.Latest, module: ts.ModuleKind.ESNext },
  });
  const first = diagnostics.find(({ start }) => start !== undefined);
  if (first?.start === undefined) return undefined;
  const message = ts.flattenDiagnosticMessageText(first.messageText, ' ');
  return { ...positionOf(parsed(text), first.start), message };
}

/** `defineSite({…})`, `{…} satisfies SiteInput` and a name for either mean the object itself. */
function objectOf(node: ts.Node, source: ts.SourceFile): ts.Node {
  if (ts.isCallExpression(node) && node.arguments[0]) return objectOf(node.arguments[0], source);
  if (ts.isSatisfiesExpression(node) || ts.isAsExpression(node) || ts.isParenthesizedExpression(node))
    return objectOf(node.expression, source);
  if (!ts.isIdentifier(node)) return node;
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    const found = statement.declarationList.declarations.find(
      ({ name }) => ts.isIdentifier(name) && name.text === node.text,
    );
    if (found?.initializer) return objectOf(found.initializer, source);
  }
  return node;
}

const nameOf = (name: ts.PropertyName): string =>
  ts.isIdentifier(name) || ts.isStringLiteralLike(name) || ts.isNumericLiteral(name) ? name.text : '';

function child(node: ts.Node, step: PropertyKey): { at: ts.Node; value: ts.Node } | undefined {
  if (ts.isArrayLiteralExpression(node)) {
    const value = node.elements[Number(step)];
    return value && { at: value, value };
  }
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  for (const property of node.properties) {
    if (!property.name || nameOf(property.name) !== String(step)) continue;
    return { at: property.name, value: ts.isPropertyAssignment(property) ? property.initializer : property.name };
  }
  return undefined;
}

/** Where a value of the owner's file is written. */
export function rangeOfValue(text: string, path: ReadonlyArray<PropertyKey>): { from: number; to: number } | undefined {
  const source = parsed(text);
  const exported = source.statements.find(ts.isExportAssignment);
  let node = exported && objectOf(exported.expression, source);
  for (const step of path) node = node && child(node, step)?.value;
  return node && { from: node.getStart(source), to: node.getEnd() };
}

/** The line of a value, or of the nearest one around it that stands in the file. */
export function lineOfValue(text: string, path: ReadonlyArray<PropertyKey>): number {
  const source = parsed(text);
  const exported = source.statements.find(ts.isExportAssignment);
  if (!exported) return 1;
  let node = objectOf(exported.expression, source);
  let line = positionOf(source, exported.getStart()).line;
  for (const step of path) {
    const next = child(node, step);
    if (!next) return line;
    line = positionOf(source, next.at.getStart()).line;
    node = objectOf(next.value, source);
  }
  return line;
}
