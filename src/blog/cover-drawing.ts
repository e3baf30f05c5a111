/**
 * A cover is drawn from the post's slug and first tag: the same post has the same drawing in every build, on the page
 * and in its social image. Pure geometry; who paints it decides the colors of the four tones.
 */
export type Tone = 0 | 1 | 2 | 3;

export type Shape =
  | { kind: 'rect'; x: number; y: number; width: number; height: number; radius: number; tone: Tone }
  | { kind: 'circle'; x: number; y: number; radius: number; tone: Tone }
  | { kind: 'line'; points: string; tone: Tone };

export const coverSize = { width: 640, height: 336 } as const;

/** FNV-1a: small, stable, good enough to scatter drawings. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const char of text) {
    value ^= char.codePointAt(0) ?? 0;
    value = Math.imul(value, 0x01000193);
  }
  return value >>> 0;
}

/** Mulberry32. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

type Family = (random: () => number) => Shape[];

const tone = (value: number): Tone => (value > 0.86 ? 3 : value > 0.66 ? 2 : value > 0.3 ? 1 : 0);

/** Rows of phones, some lit. */
const phones: Family = (random) => {
  const shapes: Shape[] = [];
  for (let row = 0; row < 3; row += 1) {
    for (let column = 0; column < 10; column += 1) {
      shapes.push({
        kind: 'rect',
        x: 34 + column * 58,
        y: 28 + row * 98,
        width: 44,
        height: 82,
        radius: 9,
        tone: tone(random()),
      });
    }
  }
  return shapes;
};

/** A tree of hubs: lines that branch to the right. */
const branches: Family = (random) => {
  const shapes: Shape[] = [];
  const leaves = 7;
  for (let hub = 0; hub < 3; hub += 1) {
    const hubY = 62 + hub * 106;
    shapes.push({ kind: 'line', points: `70,168 190,168 190,${hubY} 270,${hubY}`, tone: 2 });
    for (let leaf = 0; leaf < leaves; leaf += 1) {
      const x = 330 + leaf * 40;
      shapes.push({ kind: 'line', points: `270,${hubY} ${x},${hubY}`, tone: 1 });
      shapes.push({
        kind: 'rect',
        x: x - 11,
        y: hubY - 24,
        width: 24,
        height: 48,
        radius: 6,
        tone: tone(random() + 0.15),
      });
    }
    shapes.push({ kind: 'circle', x: 270, y: hubY, radius: 13, tone: 3 });
  }
  shapes.push({ kind: 'rect', x: 36, y: 132, width: 68, height: 72, radius: 10, tone: 3 });
  return shapes;
};

/** Lanes of a day with tasks of different lengths. */
const lanes: Family = (random) => {
  const shapes: Shape[] = [];
  for (let lane = 0; lane < 7; lane += 1) {
    const y = 34 + lane * 40;
    shapes.push({ kind: 'line', points: `34,${y + 11} 606,${y + 11}`, tone: 0 });
    let x = 34 + random() * 90;
    while (x < 560) {
      const width = 34 + random() * 120;
      shapes.push({
        kind: 'rect',
        x,
        y,
        width: Math.min(width, 606 - x),
        height: 22,
        radius: 7,
        tone: tone(random() + 0.2),
      });
      x += width + 18 + random() * 60;
    }
  }
  return shapes;
};

/** A curve with its measured points. */
const curve: Family = (random) => {
  const points: Array<[number, number]> = [];
  let y = 230;
  for (let index = 0; index < 13; index += 1) {
    y = Math.min(290, Math.max(46, y + (random() - 0.56) * 78));
    points.push([44 + index * 46, y]);
  }
  const bars: Shape[] = points.map(([x, top]) => ({
    kind: 'rect',
    x: x - 13,
    y: top + 14,
    width: 26,
    height: 302 - top,
    radius: 6,
    tone: tone(random() * 0.8),
  }));
  return [
    ...bars,
    { kind: 'line', points: points.map(([x, top]) => `${x},${Math.round(top)}`).join(' '), tone: 3 },
    ...points.map(([x, top]): Shape => ({ kind: 'circle', x, y: top, radius: 6, tone: 3 })),
  ];
};

/** Rings of a network around one node. */
const rings: Family = (random) => {
  const shapes: Shape[] = [];
  for (const [index, radius] of [60, 110, 165].entries()) {
    const count = 6 + index * 5;
    const turn = random() * Math.PI;
    for (let node = 0; node < count; node += 1) {
      const angle = turn + (node / count) * Math.PI * 2;
      const x = 320 + Math.cos(angle) * radius * 1.75;
      const y = 168 + Math.sin(angle) * radius * 0.9;
      if (random() > 0.55) shapes.push({ kind: 'line', points: `320,168 ${Math.round(x)},${Math.round(y)}`, tone: 0 });
      shapes.push({ kind: 'circle', x, y, radius: 7 + random() * 9, tone: tone(random() + 0.1) });
    }
  }
  shapes.push({ kind: 'circle', x: 320, y: 168, radius: 24, tone: 3 });
  return shapes;
};

const families: Family[] = [phones, branches, lanes, curve, rings];

export function drawCover(slug: string, firstTag: string): Shape[] {
  const family = families[hash(firstTag) % families.length] ?? phones;
  const round = Math.round;
  return family(randomFrom(hash(slug))).map((shape) =>
    shape.kind === 'line'
      ? shape
      : {
          ...shape,
          x: round(shape.x),
          y: round(shape.y),
          ...(shape.kind === 'rect'
            ? { width: round(shape.width), height: round(shape.height) }
            : { radius: round(shape.radius) }),
        },
  );
}

/** Where a shape is painted: quiet lines at the bottom, then areas by tone, the bright line, bright areas on top. */
const depth = ({ kind, tone }: Shape): number =>
  kind === 'line' ? (tone === 3 ? 6 : tone) : tone === 3 ? 7 : 3 + tone;

/** Shapes of one tone as a group: on the page they need its class once. */
export function layers(shapes: Shape[]): Array<{ tone: Tone; shapes: Shape[] }> {
  return [...Map.groupBy(shapes, depth)]
    .sort(([a], [b]) => a - b)
    .flatMap(([, group]) => (group[0] ? [{ tone: group[0].tone, shapes: group }] : []));
}
