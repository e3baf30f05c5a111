import { InputError } from '../lib/problems.ts';
import { complaintAbout, type Program } from '../program/uses.ts';
import type { FeatureGroup } from './data.ts';

/** What is wrong with the dialog a stage names; `undefined` if it can be drawn. */
export function pictureComplaint(
  { dialog, ...selection }: FeatureGroup['picture'],
  program: Program,
): string | undefined {
  const given = Object.entries({ name: dialog, ...selection }).filter(([, value]) => value !== undefined);
  const complaint = complaintAbout('ProgramDialog', new Map(given), program);
  return complaint && `${complaint.what}; ${complaint.fix}`;
}

/** Stops the build where a stage names a dialog, view, tab or part that the registry does not have. */
export function checkPictures(groups: readonly FeatureGroup[], program: Program): void {
  const problems = groups.flatMap(({ key, picture }) => {
    const complaint = pictureComplaint(picture, program);
    return complaint ? [`  picture of "${key}": ${complaint}`] : [];
  });
  if (problems.length > 0) throw new InputError(['content/data/features.yaml', ...problems].join('\n'));
}
