import { type Kind, kinds, type SearchLabels } from './index-format.ts';

interface Props {
  /** Radio buttons of two filters in one document must not answer each other. */
  name: string;
  labels: SearchLabels;
  kind: Kind | undefined;
  counts: Record<Kind, number> | undefined;
  onChange: (kind: Kind | undefined) => void;
}

/** Everything, docs, blog or pages, with how many pages each has found. */
export function KindFilter({ name, labels, kind, counts, onChange }: Props) {
  // A site without a blog has no word for it.
  const choices = [undefined, ...kinds.filter((each) => labels[each])];
  const countOf = (choice: Kind | undefined): number | undefined =>
    choice ? counts?.[choice] : counts && kinds.reduce((sum, other) => sum + counts[other], 0);
  return (
    <fieldset className="search-filter">
      <legend className="visually-hidden">{labels.filter}</legend>
      {choices.map((choice) => (
        <label key={choice ?? 'all'} className="search-chip">
          <input
            type="radio"
            name={name}
            checked={choice === kind}
            disabled={countOf(choice) === 0 && choice !== kind && choice !== undefined}
            onChange={() => onChange(choice)}
          />
          <span>
            {labels[choice ?? 'all']}
            {counts && <span className="search-count"> {countOf(choice)}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
