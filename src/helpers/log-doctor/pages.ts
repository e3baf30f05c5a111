/** Where causes are explained, without language. */
export const logPages = {
  taskFailed: '/docs/troubleshooting/task_failed',
  startup: '/docs/troubleshooting/software-startup-error',
  drafts: '/docs/troubleshooting/permission-denied-draft-videos',
  detect: '/docs/troubleshooting/unable-detect-phone',
  connect: '/docs/tutorial-basics/connect-to-devices',
  cloud: '/docs/tutorial-basics/connect-to-cloudphone',
  initDevice: '/docs/tutorial-basics/init-device',
  installTiktok: '/docs/tutorial-basics/install-tiktok',
  attempts: '/blog/maximum-attempts-reached',
} as const;
export type LogPage = keyof typeof logPages;

export const rulePath = ({ page, heading }: { page: LogPage; heading: string }): string =>
  `${logPages[page]}#${heading}`;
export const supportPath = `${logPages.taskFailed}#support`;
