/** The interactive helpers writers may use. A page that uses one imports it, so that only such pages carry its styles. */
export const islandNames = ['AdbDoctor', 'CaptionLab', 'FarmPlanner', 'LogDoctor', 'WhiteLabelBuilder'] as const;
export type IslandName = (typeof islandNames)[number];
