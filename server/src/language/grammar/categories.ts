import { internalized } from '../../util/internalized.js';
import { listsOf, listWordings, slotName } from './lists.js';
import type { SlotPart, Wording } from './notation.js';

/** The categories of a grammar by number, the terminals first, each with its wordings. */
export class Categories {
  private readonly numbers = new Map<string, number>();
  readonly names: string[] = [];
  readonly wordings: Wording[][] = [];
  /** How many are terminals: words of a class, without wordings. */
  readonly terminals: number;

  constructor(wordings: readonly Wording[], terminals: Iterable<string>) {
    for (const name of terminals) this.add(name);
    this.terminals = this.size;
    this.addWordings(wordings);
  }

  get size(): number {
    return this.names.length;
  }

  /** The number of a category, or -1 if no category has the name. */
  find(name: string): number {
    return this.numbers.get(name) ?? -1;
  }

  /** @throws Error if there is no such category */
  number(name: string): number {
    const number = this.numbers.get(name);
    if (number === undefined) throw new Error(`The grammar has no category ${name}.`);
    return number;
  }

  /** @throws Error if a slot of a wording names a category that does not exist */
  ofSlot(slot: SlotPart, { source }: Wording): number {
    const number = this.numbers.get(slotName(slot));
    if (number === undefined) throw new Error(`No category is named ${slot.category}: ${source}`);
    return number;
  }

  private add(name: string): number {
    const number = this.names.length;
    this.numbers.set(name, number);
    this.names.push(internalized(name));
    this.wordings.push([]);
    return number;
  }

  private addWordings(wordings: readonly Wording[]): void {
    for (const wording of wordings) {
      const number = this.numbers.get(wording.category) ?? this.add(wording.category);
      this.wordings[number]!.push(wording);
      for (const slot of listsOf(wording))
        if (!this.numbers.has(slotName(slot))) this.addWordings(listWordings(slot, wording.source));
    }
  }
}
