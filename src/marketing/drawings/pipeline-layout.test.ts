import { expect, it } from 'vitest';
import { nodePlaces } from './pipeline-layout.ts';

it.each(['row', 'column'] as const)('%s: stages follow each other in order, apart, inside the drawing', (direction) => {
  for (const count of [3, 5, 8]) {
    const { width, height, source, nodes, versions } = nodePlaces(direction, count);
    const along = ({ x, y }: { x: number; y: number }): number => (direction === 'row' ? x : y);
    const chain = [source, ...nodes];
    for (const [index, place] of chain.entries()) {
      const before = chain[index - 1];
      if (before) expect(along(place) - along(before)).toBeGreaterThanOrEqual(68);
      expect(place.x).toBeLessThan(width);
      expect(place.y).toBeLessThan(height);
    }
    for (const version of versions) {
      expect(along(version)).toBeGreaterThan(along(nodes.at(-1) ?? source));
      expect(version.x + 30).toBeLessThanOrEqual(width);
      expect(version.y + 20).toBeLessThanOrEqual(height);
    }
  }
});
