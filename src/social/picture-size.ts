/** The size networks ask for. */
export const pictureSize = { width: 1200, height: 630 } as const;
/** The part of it that is a drawing, at its right. */
export const panelSize = { width: 484, height: 534 } as const;
