import type { Characteristics } from '../../edition/characteristics.js';
import { nameFrom } from '../../edition/describe.js';
import type { Edition, PredefinedToken } from '../../edition/edition.js';
import type { Node, RulesTree } from '../../language/ast.js';
import { Cursor } from '../../language/cursor.js';
import { readName } from '../../language/name.js';
import { nodeOf } from '../../language/source.js';
import { overlap, type Span } from '../../text/span.js';
import type { SetToken } from '../set/file-index.js';
import type { SetIndex } from '../set/set-index.js';
import { singularsOf } from './plural.js';

/**
 * How a text speaks of tokens it does not create:
 *
 * - `named`: by name ("a creature named Goblin Scout Token")
 * - `noun`: words before *token* ("Treasure tokens you control")
 * - `bare`: words alone ("Sacrifice a Food", "Clues you control")
 */
export type ReferenceForm = 'named' | 'noun' | 'bare';

/** Capitalised words that may mean a token. Spans are offsets in the rules text. */
export interface Reference {
  readonly form: ReferenceForm;
  readonly span: Span;
  readonly words: string;
}

/** What a reference means: a token of the rules (or, for *Role*, all tokens of that kind), or one of the set. */
export interface ReferenceMeaning {
  readonly predefined: readonly PredefinedToken[];
  readonly own: SetToken | null;
}

const kept = new WeakMap<RulesTree, readonly Reference[]>();

/** Everything in a text that may refer to a token, in order. Whether it does, `resolve` tells. Read once for a tree. */
export function referencesIn(tree: RulesTree): readonly Reference[] {
  let references = kept.get(tree);
  if (!references) {
    references = readReferences(tree);
    kept.set(tree, references);
  }
  return references;
}

function readReferences(tree: RulesTree): Reference[] {
  const { words } = tree;
  const created = ownWords(tree);
  const found: Reference[] = [];
  let next = 0;
  const add = (form: ReferenceForm, node: Node | null) => {
    if (!node) return;
    while (next < created.length && created[next]!.end <= node.span.start) next++;
    const inCreated = next < created.length && overlap(created[next]!, node.span);
    if (!inCreated) found.push({ form, span: node.span, words: node.text });
  };
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!;
    if (word.lower === 'named' || word.lower === 'name') {
      const name = readName(new Cursor(tree, i + 1, words.length));
      add('named', name);
      while (name && i + 1 < words.length && words[i + 1]!.start < name.span.end) i++;
    } else if (word.capital && !isNoun(word.lower)) {
      let last = i;
      while (words[last + 1]?.capital && !isNoun(words[last + 1]!.lower)) last++;
      const form = isNoun(words[last + 1]?.lower) ? 'noun' : 'bare';
      // "Sacrifice Clues …": the capital of a sentence's first word says nothing.
      const firsts = last > i && words[i - 1]?.kind !== 'word' ? [i, i + 1] : [i];
      for (const first of firsts) {
        add(form, nodeOf(tree, first, last));
        // A name may go on behind a comma: *Sootwing, Last of the Flock*.
        if (words[last + 1]?.text === ',') add(form, longName(tree, first));
      }
      i = last;
    }
  }
  return found;
}

/** No name has more words. */
const longestName = 9;

/** Capitalised words with small words and commas between them; null where nothing follows the first comma. */
function longName(tree: RulesTree, first: number): Node | null {
  let last = first;
  for (let i = first; i < first + longestName && i < tree.words.length; i++) {
    const { capital, kind, text } = tree.words[i]!;
    if (capital) last = i;
    else if (kind !== 'word' && text !== ',') break;
  }
  return last > first ? nodeOf(tree, first, last) : null;
}

/** The words that say what a phrase creates: they refer to nothing else. */
function ownWords({ phrases }: RulesTree): Span[] {
  const parts = phrases.flatMap(({ items }) => items.flatMap((item) => item.parts));
  const own = parts.filter(({ kind }) => kind === 'subtype' || kind === 'name' || kind === 'noun');
  return own.map(({ span }) => span).sort((a, b) => a.start - b.start);
}

function isNoun(lower: string | undefined): boolean {
  return lower === 'token' || lower === 'tokens';
}

/**
 * What a reference means, or null. A creature type by itself ("each Zombie") means creatures, cards among them, and
 * never just the tokens (205.3); the words for other tokens (Food, Clue, the set's Berry) mean them.
 */
export function resolve({ form, words }: Reference, edition: Edition, set: SetIndex): ReferenceMeaning | null {
  for (const candidate of form === 'named' ? [words] : formsOf(words)) {
    const predefined = edition.predefined.get(candidate.toLowerCase());
    if (predefined && mayMean(form, predefined.characteristics, edition))
      return { predefined: [predefined], own: null };
    const own = set.definition(candidate);
    if (own && mayMean(form, own.characteristics, edition)) return { predefined: [], own };
    const kind = kindsOf(edition).get(candidate.toLowerCase());
    if (kind && kind.length > 1) return { predefined: kind, own: null };
  }
  return null;
}

const kinds = new WeakMap<Edition, ReadonlyMap<string, readonly PredefinedToken[]>>();

/** Predefined tokens by the last word of their names: every *Role*. */
function kindsOf(edition: Edition): ReadonlyMap<string, readonly PredefinedToken[]> {
  let byKind = kinds.get(edition);
  if (!byKind) {
    const found = new Map<string, PredefinedToken[]>();
    for (const [key, token] of edition.predefined) {
      const space = key.lastIndexOf(' ');
      if (space < 0) continue;
      const kind = key.slice(space + 1);
      found.set(kind, [...(found.get(kind) ?? []), token]);
    }
    byKind = found;
    kinds.set(edition, byKind);
  }
  return byKind;
}

/** A creature's default name is its types, and those words alone mean any creature of the type; a name of its own does not. */
function mayMean(form: ReferenceForm, { types, subtypes, name }: Characteristics, { naming }: Edition): boolean {
  return form !== 'bare' || !types?.includes('Creature') || name !== nameFrom(subtypes ?? [], naming);
}

/** The words as they are, and with the last of them in the singular. */
function formsOf(words: string): string[] {
  const space = words.lastIndexOf(' ') + 1;
  const head = words.slice(0, space);
  return singularsOf(words.slice(space)).map((last) => head + last);
}
