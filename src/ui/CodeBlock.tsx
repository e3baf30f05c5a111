interface Props {
  code: string;
  labels: { copy: string; copied: string };
}

/** The same box Markdown code gets, for commands shown by components. */
export function CodeBlock({ code, labels }: Props) {
  return (
    <div className="code-block">
      <button
        type="button"
        className="icon-button code-copy needs-js"
        aria-label={labels.copy}
        data-copy="code"
        data-copied={labels.copied}
      />
      <pre>
        <code>{code}</code>
      </pre>
    </div>
  );
}
