import type { Shape } from './model.ts';

export const Shapes = ({ shapes }: { shapes: readonly Shape[] }) =>
  shapes.map(({ tone, path }) => <path key={path} data-tone={tone} d={path} />);
