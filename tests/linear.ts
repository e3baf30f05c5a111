const pieces = 16;
const tries = 3;

/** Processor time, the best of a few tries: other programs do not count. */
function cost(work: () => void): number {
  const times = Array.from({ length: tries }, () => {
    const start = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

/**
 * How many times more it costs to read a long text whole than in sixteen pieces: about 1 where the cost grows with
 * the length, 16 where it grows with its square. The same on a slow machine as on a fast one. Costs of a few
 * milliseconds are taken for equal: not every system measures them.
 */
export function costOfLength(read: (text: string) => unknown, text: string): number {
  const piece = text.slice(0, Math.ceil(text.length / pieces));
  const inPieces = cost(() => {
    for (let index = 0; index < pieces; index += 1) read(piece);
  });
  const atOnce = cost(() => {
    read(text);
  });
  return atOnce / Math.max(inPieces, 20);
}

/** Above this it is not noise. */
export const linear = 5;
