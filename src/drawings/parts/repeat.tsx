import type { ReactNode } from 'react';
import { type Grid, gridOf } from './frame.ts';

/** The same in rows and columns: written alike each time and moved, it weighs next to nothing on its way to the reader. */
export const Repeat = ({ grid, children }: { grid: Grid; children: ReactNode }) =>
  gridOf(grid).map(({ x, y }) => (
    <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
      {children}
    </g>
  ));
