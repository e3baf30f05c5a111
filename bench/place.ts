import { resolve } from 'node:path';

/** Everything the measurements make, ignored by Git. Commands start in the project's folder. */
export const workFolder = resolve('bench/.work');
export const benchFolder = resolve('bench');
