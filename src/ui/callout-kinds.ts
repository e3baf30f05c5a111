/** The values of `<Callout kind="…">`. */
export const calloutKinds = ['note', 'tip', 'info', 'warning', 'danger', 'caution'] as const;
export type CalloutKind = (typeof calloutKinds)[number];
