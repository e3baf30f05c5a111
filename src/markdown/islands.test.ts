import { expect, it } from 'vitest';
import { islandsIn } from './islands.ts';

it.each([
  ['Text.\n\n<AdbDoctor />\n', ['AdbDoctor']],
  ['<AdbDoctor/>', ['AdbDoctor']],
  ['<LogDoctor\n/>', ['LogDoctor']],
  ['<CaptionLab></CaptionLab>', ['CaptionLab']],
  ['<FarmPlanner />\n\n<WhiteLabelBuilder/>', ['FarmPlanner', 'WhiteLabelBuilder']],
  ['AdbDoctor and <AdbDoctors />', []],
])('%j mounts %j', (source, names) => {
  expect(islandsIn(source)).toEqual(names);
});
