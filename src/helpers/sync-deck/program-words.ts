import { iconPath } from '../../program/icons.tsx';
import type { Studio } from '../../program/picture.ts';
import { itemOf, partOf, wordsOf } from '../../program/window/scene.tsx';

/** What the deck shows of the program beside what is only drawn: labels, as the registry has them. */
export interface ProgramWords {
  /** Name of the box, and its counters: what each is called and drawn with. */
  tasks: string;
  counters: ReadonlyArray<{ id: string; name: string; tone: string; icon: string }>;
  post: string;
  start: string;
  groups: string;
  allDevices: string;
  /** With a slot for the number. */
  selected: string;
  ready: string;
}

const counterIcons: Record<string, string> = {
  waiting: 'clock',
  running: 'spinner',
  succeeded: 'check',
  failed: 'close',
};

/** Build time only: the island gets the result. */
export function programWords(studio: Studio): ProgramWords {
  const { locale, registry } = studio;
  const label = (part: string, item: string): string => wordsOf(itemOf(studio, part, item), studio);
  const box = (id: string): string => partOf(studio, id).label?.[locale] ?? '';
  const count = itemOf(studio, 'groups-box', 'count');
  return {
    tasks: box('tasks-box'),
    counters: registry.tasks.states.map(({ id, tone, counter }) => ({
      id,
      name: counter[locale],
      tone,
      icon: iconPath(counterIcons[id]) ?? '',
    })),
    post: label('scripts', 'post'),
    start: label('script', 'start'),
    groups: box('groups-box'),
    allDevices: label('groups-box', 'select-all'),
    selected: count.meaning?.[locale] ?? count.label?.[locale] ?? '',
    ready: label('device-card', 'ready'),
  };
}
