/** What is inside a motherboard machine, in the order of the numbers on its drawing. */
export const machineParts = ['boards', 'supply', 'fans', 'usb', 'network'] as const;
export type MachinePart = (typeof machineParts)[number];
