/** The partner's share of what referred users bought. */
export const shareOf = (purchases: number, rate: number): number => (purchases * rate) / 100;
