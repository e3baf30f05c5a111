interface Props {
  /** A sentence with `{date}` where the language puts it. */
  text: string;
  date: Date;
  /** The date as the language writes it. */
  shown: string;
}

export function DateIn({ text, date, shown }: Props) {
  const [before, after] = text.split('{date}');
  return (
    <span>
      {before}
      <time dateTime={date.toISOString().slice(0, 10)}>{shown}</time>
      {after}
    </span>
  );
}
