import { Icon } from '../ui/Icon.tsx';
import type { DirectAnswer as Answer } from './engine.ts';

interface Props {
  answer: Answer;
  label: string;
  onFollow?: (event: React.MouseEvent) => void;
}

/** The sentence that answers the question, above the pages. */
export function DirectAnswer({ answer: { says, href, title }, label, onFollow }: Props) {
  return (
    <section className="search-answer" aria-label={label}>
      <Icon className="search-icon" name="answer" size={20} />
      <p>{says}</p>
      <a href={href} onClick={onFollow}>
        {title}
        <Icon className="search-icon" name="arrow" size={14} />
      </a>
    </section>
  );
}
