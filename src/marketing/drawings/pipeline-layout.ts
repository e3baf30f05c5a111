export type Direction = 'row' | 'column';

interface Place {
  x: number;
  y: number;
}

export interface PipelineLayout {
  width: number;
  height: number;
  source: Place;
  nodes: Place[];
  versions: Place[];
  /** The path everything travels on. */
  line: string;
}

const versionCount = 3;

/** Where everything stands, for any number of stages. */
export function nodePlaces(direction: Direction, stages: number): PipelineLayout {
  return direction === 'row' ? row(stages) : column(stages);
}

const rowStep = 172;

function row(stages: number): PipelineLayout {
  const middle = 104;
  const source = { x: 50, y: middle };
  const nodes = Array.from({ length: stages }, (_, index) => ({ x: 200 + index * rowStep, y: middle }));
  const fork = 200 + (stages - 1) * rowStep + 78;
  const versionX = fork + 84;
  const versions = Array.from({ length: versionCount }, (_, index) => ({ x: versionX, y: middle + (index - 1) * 56 }));
  const branches = versions.map(({ y }) =>
    y === middle
      ? `M${fork} ${middle}H${versionX - 30}`
      : `M${fork} ${middle}C${fork + 30} ${middle} ${fork + 14} ${y} ${versionX - 30} ${y}`,
  );
  return {
    width: versionX + 36,
    height: 226,
    source,
    nodes,
    versions,
    line: `M${source.x + 34} ${middle}H${fork}${branches.join('')}`,
  };
}

const columnStep = 92;

function column(stages: number): PipelineLayout {
  const axis = 44;
  const source = { x: axis, y: 36 };
  const nodes = Array.from({ length: stages }, (_, index) => ({ x: axis, y: 128 + index * columnStep }));
  const fork = 128 + (stages - 1) * columnStep + 52;
  const versionY = fork + 52;
  const versions = Array.from({ length: versionCount }, (_, index) => ({ x: axis + index * 68, y: versionY }));
  const branches = versions.map(({ x }) =>
    x === axis
      ? `M${axis} ${fork}V${versionY - 20}`
      : `M${axis} ${fork}C${axis} ${fork + 18} ${x} ${fork + 8} ${x} ${versionY - 20}`,
  );
  return {
    width: 320,
    height: versionY + 30,
    source,
    nodes,
    versions,
    line: `M${axis} ${source.y + 26}V${fork}${branches.join('')}`,
  };
}
