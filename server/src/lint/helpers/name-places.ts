import type { Node, Source } from '../../language/tokens/ast.js';
import { nameAt } from '../../language/tokens/name-at.js';

/** A place in rules text for a name, with the name that is there. */
export interface NamePlace {
  readonly name: Node;
  /** `named`: "a creature named N"; `the name`: "with the name N", "choose the name N"; `name is`: "its name is N". */
  readonly form: 'named' | 'the name' | 'name is';
  /** The word before *named*, in lower case: `creature` in "a creature named N"; empty if there is none. */
  readonly of: string;
  /** The word after the name, in lower case; empty at the end. */
  readonly next: string;
}

/** Every name that a text gives after *named*, *the name* or *name is*, in order. */
export function namePlaces(source: Source): NamePlace[] {
  const { words } = source;
  const places: NamePlace[] = [];
  for (let i = 0; i < words.length; i++) {
    const form = formAt(source, i);
    if (!form) continue;
    const found = nameAt(source, i + 1);
    if (!found) continue;
    const of = form === 'named' ? (words[i - 1]?.lower ?? '') : '';
    places.push({ name: found.name, form, of, next: words[found.next]?.lower ?? '' });
    i = found.next - 1;
  }
  return places;
}

function formAt({ words }: Source, i: number): NamePlace['form'] | null {
  const { lower } = words[i]!;
  if (lower === 'named') return 'named';
  if (lower === 'name') return words[i - 1]?.lower === 'the' ? 'the name' : null;
  return lower === 'is' && words[i - 1]?.lower === 'name' ? 'name is' : null;
}
