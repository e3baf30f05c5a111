/** What `<Callout kind="…">` may be. */
export const calloutKinds = ['note', 'tip', 'info', 'warning', 'danger', 'caution'] as const;
export type CalloutKind = (typeof calloutKinds)[number];
