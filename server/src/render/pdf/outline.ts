/** The bounding box of some points, in their units. */
export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** An outline in PDF, with its bounding box. */
export interface Outline {
  /** The operators that make it the current path. */
  readonly operators: string;
  /** The box of the control points; curves may stay inside. */
  readonly extent: Extent;
}

const commands = /[MLHVQCZ]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/gi;

/** Converts an SVG path to PDF operators, which support neither relative coordinates nor quadratic curves. */
export function outlineOf(d: string): Outline {
  const writer = new OutlineWriter();
  const parts = d.match(commands) ?? [];
  let command = 'M';
  for (let i = 0; i < parts.length; ) {
    const part = parts[i]!;
    const isCommand = /[a-z]/i.test(part) && !/^[-.\d]/.test(part);
    if (isCommand) {
      command = part;
      i++;
    }
    const count = lengths[command.toUpperCase()] ?? 0;
    if (count === 0 && !isCommand) break;
    writer.step(command, parts.slice(i, i + count).map(Number));
    i += count;
    // Further coordinate pairs after a move are lines.
    if (command === 'M') command = 'L';
    if (command === 'm') command = 'l';
  }
  return writer.outline();
}

/** How many numbers each command takes. */
const lengths: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, Q: 4, C: 6, Z: 0 };

class OutlineWriter {
  private readonly operators: string[] = [];
  private at: [x: number, y: number] = [0, 0];
  private start: [x: number, y: number] = [0, 0];
  private readonly xs: number[] = [];
  private readonly ys: number[] = [];

  step(command: string, numbers: readonly number[]): void {
    const [fromX, fromY] = this.at;
    const isRelative = command !== command.toUpperCase();
    const [offX, offY] = isRelative ? [fromX, fromY] : [0, 0];
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers;
    const third = (from: number, to: number) => from + (2 / 3) * (to - from);
    switch (command.toUpperCase()) {
      case 'M':
        this.start = [a + offX, b + offY];
        this.write('m', this.start);
        break;
      case 'L':
        this.write('l', [a + offX, b + offY]);
        break;
      case 'H':
        this.write('l', [a + offX, fromY]);
        break;
      case 'V':
        this.write('l', [fromX, a + offY]);
        break;
      case 'Q': {
        const [cx, cy, x, y] = [a + offX, b + offY, c + offX, d + offY];
        this.write('c', [third(fromX, cx), third(fromY, cy), third(x, cx), third(y, cy), x, y]);
        break;
      }
      case 'C':
        this.write('c', [a + offX, b + offY, c + offX, d + offY, e + offX, f + offY]);
        break;
      default:
        this.operators.push('h');
        this.at = this.start;
    }
  }

  outline(): Outline {
    const extent = {
      left: smallest(this.xs),
      top: smallest(this.ys),
      right: -smallest(this.xs.map((x) => -x)),
      bottom: -smallest(this.ys.map((y) => -y)),
    };
    return { operators: this.operators.join(' '), extent };
  }

  private write(operator: string, points: readonly number[]): void {
    for (const [i, value] of points.entries()) (i % 2 === 0 ? this.xs : this.ys).push(value);
    this.operators.push(`${points.map(decimal).join(' ')} ${operator}`);
    this.at = [points.at(-2) ?? 0, points.at(-1) ?? 0];
  }
}

function smallest(values: readonly number[]): number {
  return values.reduce((low, value) => Math.min(low, value), values[0] ?? 0);
}

/** A number in PDF syntax: without an exponent, rounded to visible precision. */
export function decimal(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
