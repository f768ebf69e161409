import { type Box, type DrawnShape, path, polygon, round } from './drawing.js';
import { hash, type Palette } from './palette.js';

/** A plain geometric picture for the art area; different for each name, and always the same for one name. */
export function drawMotif(name: string, box: Box, palette: Palette): DrawnShape[] {
  const random = numbersFrom(hash(name));
  const kinds = [hills, peaks, rays, facets, scales];
  const draw = kinds[Math.floor(random() * kinds.length)]!;
  return draw(box, palette, random);
}

type Random = () => number;

/** Pseudo-random numbers from 0 to 1 for a seed (mulberry32). */
function numbersFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

function sky(box: Box, { art }: Palette): DrawnShape {
  const stops = [
    [0, art[1]!],
    [1, art[0]!],
  ] as const;
  return { kind: 'box', box, radius: 0, fill: { from: [0, 0], to: [0, 1], stops } };
}

function sun(box: Box, { art, theme }: Palette, random: Random): DrawnShape[] {
  const x = box.x + box.width * (0.2 + 0.6 * random());
  const y = box.y + box.height * (0.25 + 0.2 * random());
  const radius = Math.min(box.width, box.height) * (0.11 + 0.07 * random());
  if (theme === 'contrast') return [{ kind: 'disc', x, y, radius, fill: art[3]! }];
  return [0.35, 0.65, 1].map((share, i) => ({
    kind: 'disc',
    x,
    y,
    radius: radius * (1.9 - 0.45 * i),
    fill: mixed(art[1]!, art[0]!, share),
  }));
}

/** Waves of land under a sun. */
function hills(box: Box, palette: Palette, random: Random): DrawnShape[] {
  const layers = [1, 2, 3].map((depth) => {
    const height = box.y + box.height * (0.3 + 0.2 * depth);
    const swing = box.height * (0.16 - 0.03 * depth);
    const points = [0, 1, 2, 3].map(
      (i) => [box.x + (box.width * i) / 3, height + (random() - 0.5) * 2 * swing] as const,
    );
    return path(`${wave(points)}L${corner(box)}Z`, palette.art[depth]!);
  });
  return [sky(box, palette), ...sun(box, palette, random), ...layers];
}

/** A smooth line through points ordered from left to right. */
function wave(points: readonly (readonly [number, number])[]): string {
  const [[x, y] = [0, 0], ...rest] = points;
  let [fromX, fromY] = [x, y];
  let d = `M${round(x)} ${round(y)}`;
  for (const [toX, toY] of rest) {
    const half = round((fromX + toX) / 2);
    d += `C${half} ${round(fromY)} ${half} ${round(toY)} ${round(toX)} ${round(toY)}`;
    [fromX, fromY] = [toX, toY];
  }
  return d;
}

/** The path down to the lower corners of the box. */
function corner({ x, y, width, height }: Box): string {
  return `${round(x + width)} ${round(y + height)}L${round(x)} ${round(y + height)}`;
}

/** Mountain ranges, one in front of another. */
function peaks(box: Box, palette: Palette, random: Random): DrawnShape[] {
  const ranges = [1, 2, 3].map((depth) => {
    const count = 2 + Math.floor(random() * 2) + (3 - depth);
    const base = box.y + box.height * (0.5 + 0.14 * depth);
    const points: [number, number][] = [[box.x, base]];
    for (let i = 0; i < count; i++) {
      const middle = box.x + (box.width * (i + 0.25 + 0.5 * random())) / count;
      points.push([middle, base - box.height * (0.18 + 0.22 * random())]);
      points.push([box.x + (box.width * (i + 1)) / count, base - box.height * 0.06 * random()]);
    }
    return polygon(
      [...points, [box.x + box.width, box.y + box.height], [box.x, box.y + box.height]],
      palette.art[depth]!,
    );
  });
  return [sky(box, palette), ...sun(box, palette, random), ...ranges];
}

/** Rays from one point. */
function rays(box: Box, palette: Palette, random: Random): DrawnShape[] {
  const [x, y] = [box.x + box.width * (0.3 + 0.4 * random()), box.y + box.height * (0.55 + 0.25 * random())];
  const count = 9 + Math.floor(random() * 5);
  const turn = random();
  const reach = box.width + box.height;
  const beams = Array.from({ length: count }, (_, i) => {
    const from = ((i + turn) / count) * 2 * Math.PI;
    const to = ((i + turn + 0.5) / count) * 2 * Math.PI;
    return polygon(
      [
        [x, y],
        [x + Math.cos(from) * reach, y + Math.sin(from) * reach],
        [x + Math.cos(to) * reach, y + Math.sin(to) * reach],
      ],
      palette.art[2]!,
    );
  });
  const radius = box.height * 0.2;
  return [
    sky(box, palette),
    ...beams,
    { kind: 'disc', x, y, radius: radius * 1.3, fill: mixed(palette.art[2]!, palette.art[0]!, 0.4) },
    { kind: 'disc', x, y, radius, fill: palette.art[0]! },
  ];
}

/** Facets of a cut stone. */
function facets(box: Box, palette: Palette, random: Random): DrawnShape[] {
  const [columns, rows] = [5, 3];
  const point = (column: number, row: number): [number, number] => grid[row * (columns + 1) + column]!;
  const grid = Array.from({ length: (columns + 1) * (rows + 1) }, (_, i): [number, number] => {
    const [column, row] = [i % (columns + 1), Math.floor(i / (columns + 1))];
    const free = (at: number, last: number) => (at === 0 || at === last ? 0 : (random() - 0.5) * 0.7);
    return [
      box.x + (box.width * (column + free(column, columns))) / columns,
      box.y + (box.height * (row + free(row, rows))) / rows,
    ];
  });
  const stones: DrawnShape[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [a, b] = [point(column, row), point(column + 1, row)];
      const [c, d] = [point(column + 1, row + 1), point(column, row + 1)];
      const shade = () => palette.art[Math.min(3, Math.floor(random() * 2 + row * 0.9))]!;
      stones.push(polygon([a, b, c], shade()), polygon([a, c, d], shade()));
    }
  }
  return [sky(box, palette), ...stones];
}

/** Rows of scales, lower rows in front, as on a fish or a roof. */
function scales(box: Box, palette: Palette, random: Random): DrawnShape[] {
  const radius = box.width / (2.6 + 1.6 * random()) / 2;
  const rows = Math.ceil(box.height / (radius * 0.6)) + 2;
  const [light, , , dark] = palette.art as [string, string, string, string];
  const shapes: DrawnShape[] = [];
  for (let row = 0; row < rows; row++) {
    const y = box.y + row * radius * 0.6;
    const share = Math.min(1, (row / rows) * 0.9 + 0.1 * random());
    const start = box.x + box.width / 2 - Math.ceil(box.width / (4 * radius) + 1) * 2 * radius;
    for (let x = start + (row % 2) * radius; x < box.x + box.width + radius; x += 2 * radius) {
      for (const [size, lift] of [
        [1, 0],
        [0.8, 0.1],
        [0.6, 0.2],
        [0.4, 0.3],
      ] as const) {
        const fill = mixed(light, dark, Math.max(0, share - lift * 0.6));
        shapes.push({ kind: 'disc', x, y, radius: radius * size, fill });
      }
    }
  }
  return [sky(box, palette), ...shapes];
}

/** A colour between two; `share` is the share of the second. */
function mixed(one: string, two: string, share: number): string {
  const bytes = [1, 3, 5].map((at) => {
    const [a, b] = [one, two].map((color) => Number.parseInt(color.slice(at, at + 2), 16)) as [number, number];
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${bytes.join('')}`;
}
