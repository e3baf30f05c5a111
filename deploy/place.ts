import { dirname, join } from 'node:path';

/** Where files land that configure a host but are not part of the site. */
export const deployOut = (dist: string): string => join(dirname(dist.replace(/\/$/, '')), 'deploy', 'out');
