// `## Title {/*the-id*/}`
const written = /^\/\*\s*([a-z][a-z0-9-]*)\s*\*\/$/;

/** The id a writer has given a heading, if this last piece of it is one. */
export const headingId = (last: { type: string; value?: string } | undefined): string | undefined =>
  last?.type === 'mdxTextExpression' ? written.exec(last.value?.trim() ?? '')?.[1] : undefined;
