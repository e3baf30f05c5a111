/** In order of urgency. */
export const severities = ['danger', 'warning', 'info', 'tip'] as const;
export type Severity = (typeof severities)[number];
