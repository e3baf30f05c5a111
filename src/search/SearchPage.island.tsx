import { island } from '../islands/CrashCard.tsx';
import { Search } from './Search.tsx';

/** The search as a page that can be linked to. */
export default island(Search);
