import type { Characteristics } from '../../edition/characteristics.js';
import { keyOf, plainName } from '../card/token-key.js';

/** A print that the owner of the set has, from the settings. */
interface OwnedPrint {
  readonly written: string;
  /** The name alone, as written. */
  readonly name: string;
  readonly key: string;
  /** The power and toughness it is for; null for any. */
  readonly pt: string | null;
}

/**
 * The token prints that the owner of a set has. A print is named like its token, with or without the word *Token*, and
 * may have the power and toughness before or after the name (`1/1 Soldier`) to distinguish several of one name. For a
 * double-faced one, the front is enough.
 */
export class Prints {
  private readonly byKey = new Map<string, OwnedPrint[]>();

  constructor(written: readonly string[]) {
    for (const each of written) {
      const print = readPrint(each);
      this.byKey.set(print.key, [...(this.byKey.get(print.key) ?? []), print]);
    }
  }

  /** Whether there is a print of a token. Null for a token without a determined name, which cannot be matched. */
  has({ name, pt }: Characteristics): boolean | null {
    if (name === null) return null;
    return (this.byKey.get(keyOf(name)) ?? []).some((print) => print.pt === null || print.pt === pt);
  }

  /** The name for a print of a token: with its power and toughness if prints of this name have them. */
  nameFor({ name, pt }: Characteristics): string {
    const plain = (name ?? '').replace(/ Token$/, '');
    const hasStats = this.byKey.get(keyOf(plain))?.some((print) => print.pt !== null);
    return hasStats && pt !== null ? `${pt} ${plain}` : plain;
  }

  /** The prints' names as written, without power and toughness. */
  names(): string[] {
    return [...this.byKey.values()].flat().map(({ name }) => name);
  }

  /**
   * The prints, as written, that no token needs.
   * @param needed returns the tokens of a name
   */
  unused(needed: (name: string) => readonly Characteristics[]): string[] {
    const unused = [...this.byKey].flatMap(([key, prints]) => {
      // The token for copies of any kind has no maker by name.
      if (key === 'copy') return [];
      const tokens = needed(key);
      return prints.filter(({ pt }) => !tokens.some((token) => pt === null || token.pt === pt));
    });
    return unused.map(({ written }) => written);
  }
}

const stats = /^([\dX*+]+\/[\dX*+]+) | ([\dX*+]+\/[\dX*+]+)$/i;

function readPrint(written: string): OwnedPrint {
  const [front = ''] = written.trim().replace(/\s+/g, ' ').split(' // ');
  const found = stats.exec(front);
  const pt = found?.[1] ?? found?.[2] ?? null;
  const whole = front.replace(stats, '');
  const { start, end } = plainName(whole);
  const name = whole.slice(start, end).replace(/ Token$/i, '');
  return { written, name, key: keyOf(name), pt: pt?.toUpperCase() ?? null };
}
