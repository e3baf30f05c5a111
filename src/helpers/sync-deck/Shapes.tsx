import type { Shape } from './shapes.ts';

export const Shapes = ({ shapes }: { shapes: readonly Shape[] }) =>
  shapes.map(({ tone, path }) => <path key={path} data-tone={tone} d={path} />);
