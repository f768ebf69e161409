import { fieldNames, type Item, type Label } from './items.js';
import { ANY_NUMBER, type NumberMask, PLURAL, SINGULAR, type Wording } from './notation.js';

/** A wording that was read to its end, with the fields of its slots in order. */
export interface Ending {
  readonly wording: Wording;
  readonly fields: readonly string[];
  /** How many of its choices were made in a way that is not right. */
  readonly breaks: number;
  /** The number that the wording states, where it has no noun of its own. */
  readonly number: NumberMask;
  /** The place of the wording in its category: of two readings the earlier wording counts. */
  readonly order: number;
}

/** How an edge agrees, and the numbers it allows, as one number: the agreement times four and the mask. */
export function packed({ agreement, number }: Label): number {
  return agreement * 4 + number;
}

export interface Target {
  readonly label: Label;
  readonly items: Item[];
}

/** The items that continue with each label. */
export class Targets {
  private readonly byLabel = new Map<number, Target>();

  add(label: Label, item: Item): void {
    const key = label.id * 16 + packed(label);
    const target = this.byLabel.get(key);
    if (target) target.items.push(item);
    else this.byLabel.set(key, { label, items: [item] });
  }

  get size(): number {
    return this.byLabel.size;
  }

  all(): Iterable<Target> {
    return this.byLabel.values();
  }
}

/** Items in the order of their wordings, each once. */
export function inOrder(items: readonly Item[]): readonly Item[] {
  const isInOrder = items.every((item, index) => index === 0 || items[index - 1]!.order < item.order);
  return isInOrder ? items : [...new Set(items)].sort((a, b) => a.order - b.order);
}

/** The best ending for each number: the one with the fewest wrong choices, then the one whose wording stands first. */
export function endingsOf(items: readonly Item[]): Ending[] {
  const ended = items.filter(({ place }) => place.kind === 'end');
  if (ended.length === 0) return [];
  ended.sort((a, b) => a.breaks - b.breaks || a.order - b.order);
  const byNumber = new Map<NumberMask, Ending>();
  for (const { wording, fields, breaks, order } of ended) {
    const number = numberOf(wording);
    if (!byNumber.has(number)) byNumber.set(number, { wording, fields: fieldNames(fields), breaks, number, order });
  }
  return [...byNumber.values()];
}

function numberOf({ fields }: Wording): NumberMask {
  return fields.singular ? SINGULAR : fields.plural ? PLURAL : ANY_NUMBER;
}
