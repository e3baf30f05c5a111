import type { HastPluginEntry, MdastPluginEntry } from 'satteri';
import { headings } from './headings.ts';
import { links } from './links.ts';
import { lists } from './lists.ts';
import { program } from './program.ts';
import { readingAids } from './reading-aids.ts';
import { sections } from './sections.ts';
import { tables } from './tables.ts';
import { typography } from './typography.ts';
import { words } from './words.ts';

/** The order matters: removed nodes cost the later plugins no time. */
export const mdastPlugins: MdastPluginEntry[] = [sections, links, lists, program, headings, words];
export const hastPlugins: HastPluginEntry[] = [typography, tables, readingAids];
