import { type Point, viewArea } from './phone.ts';
import { apply, type Command, firstScreen, type Screen } from './screen.ts';

/** For the tests: screens made by commands. */
export const screenAfter = (...commands: Command[]): Screen => commands.reduce(apply, firstScreen);
export const scrollBy = (scroll: number): Command => ({ kind: 'move', pan: 0, scroll, finger: null });
export const panBy = (pan: number): Command => ({ kind: 'move', pan, scroll: 0, finger: null });
export const tapAt = (x: number, y: number): Command => ({ kind: 'tap', at: { x, y } });
/** On the first video. */
export const onVideo: Point = { x: 90, y: viewArea.top + 40 };
