import type { Characteristics } from '../../edition/characteristics.js';
import { keyOf, plainName } from '../card/token-key.js';

/** A print that the owner has, as the settings name it. */
interface OwnedPrint {
  readonly written: string;
  /** The name alone, as written. */
  readonly name: string;
  readonly key: string;
  /** The power and toughness it is for; null for any. */
  readonly pt: string | null;
}

/**
 * The token prints that the owner of a set keeps. A print is named as the token is, with or without the word *Token*, and
 * may say the power and toughness in front of or behind the name (`1/1 Soldier`) where there are several of the name. Of a
 * double-faced one the front is enough.
 */
export class Prints {
  private readonly byKey = new Map<string, OwnedPrint[]>();

  constructor(written: readonly string[]) {
    for (const each of written) {
      const print = readPrint(each);
      this.byKey.set(print.key, [...(this.byKey.get(print.key) ?? []), print]);
    }
  }

  /** Whether there is a print of a token. Null for one without a settled name, which no print could name. */
  has({ name, pt }: Characteristics): boolean | null {
    if (name === null) return null;
    return (this.byKey.get(keyOf(name)) ?? []).some((print) => print.pt === null || print.pt === pt);
  }

  /** How a print of a token would be named: with its power and toughness, where others of the name are named so. */
  nameFor({ name, pt }: Characteristics): string {
    const plain = (name ?? '').replace(/ Token$/, '');
    const isTold = this.byKey.get(keyOf(plain))?.some((print) => print.pt !== null);
    return isTold && pt !== null ? `${pt} ${plain}` : plain;
  }

  /** The prints, as written, without what tells several of a name apart. */
  names(): string[] {
    return [...this.byKey.values()].flat().map(({ name }) => name);
  }

  /** The prints, as written, of which no token is needed. @param needed the tokens of a name */
  unused(needed: (name: string) => readonly Characteristics[]): string[] {
    const unused = [...this.byKey].flatMap(([key, prints]) => {
      // The token that is printed to stand for any copy has nobody who makes it by name.
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
