/** Shown before anything is typed. */
export const startPaths = [
  '/docs/intro',
  '/docs/tutorial-basics/connect-to-devices',
  '/docs/troubleshooting/unable-detect-phone',
  '/docs/troubleshooting/task_failed',
];
