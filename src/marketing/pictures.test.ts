import { expect, test } from 'vitest';
import { program, programNames } from '../program/load.ts';
import { pictureComplaint } from './pictures.ts';

const complaint = (picture: Parameters<typeof pictureComplaint>[0]) =>
  pictureComplaint(picture, { registry: program, names: programNames });

test('a stage may show a dialog of the registry, in a state or part it has', () => {
  expect(complaint({ dialog: 'post' })).toBeUndefined();
  expect(complaint({ dialog: 'post', part: 'materials' })).toBeUndefined();
});

test('what the registry does not have is named with what it has', () => {
  expect(complaint({ dialog: 'pots' })).toMatch(/no such dialog.*post/);
  expect(complaint({ dialog: 'post', part: 'nothing' })).toMatch(/has no such part; use one of .*materials/);
});
