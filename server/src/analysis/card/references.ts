import type { Characteristics } from '../../edition/characteristics.js';
import { nameFrom } from '../../edition/describe.js';
import type { Edition, PredefinedToken } from '../../edition/edition.js';
import type { Node, RulesTree } from '../../language/tokens/ast.js';
import { nameAt } from '../../language/tokens/name-at.js';
import { nodeOf } from '../../language/tokens/source.js';
import { overlap, type Span } from '../../text/span.js';
import { memoize } from '../../util/memoize.js';
import { appendTo } from '../../util/multimap.js';
import type { SetToken } from '../set/file-index.js';
import type { SetIndex } from '../set/set-index.js';
import { singularsOf } from './plural.js';

/**
 * How a text refers to tokens it does not create:
 *
 * - `named`: by name ("a creature named Goblin Scout Token")
 * - `noun`: words before *token* ("Treasure tokens you control")
 * - `bare`: words alone ("Sacrifice a Food", "Clues you control")
 */
export type ReferenceForm = 'named' | 'noun' | 'bare';

/** Capitalized words that may refer to a token. Spans are offsets in the rules text. */
export interface Reference {
  readonly form: ReferenceForm;
  readonly span: Span;
  readonly words: string;
}

/** The referent: a token of the rules (or, for *Role*, all tokens of that kind), or one of the set. */
export interface ReferenceMeaning {
  readonly predefined: readonly PredefinedToken[];
  readonly own: SetToken | null;
}

/** All words in a text that may refer to a token, in order; `resolve` decides whether they do. Cached per tree. */
export const referencesIn = memoize((tree: RulesTree): readonly Reference[] => {
  const { words } = tree;
  const created = spansOfCreated(tree);
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
      const name = nameAt(tree, i + 1)?.name ?? null;
      add('named', name);
      while (name && i + 1 < words.length && words[i + 1]!.start < name.span.end) i++;
    } else if (word.capital && !isNoun(word.lower)) {
      let last = i;
      while (words[last + 1]?.capital && !isNoun(words[last + 1]!.lower)) last++;
      const form = isNoun(words[last + 1]?.lower) ? 'noun' : 'bare';
      // "Sacrifice Clues …": the first word of a sentence is capitalized in any case.
      const firsts = last > i && words[i - 1]?.kind !== 'word' ? [i, i + 1] : [i];
      for (const first of firsts) {
        add(form, nodeOf(tree, first, last));
        // A name may continue after a comma: *Sootwing, Last of the Flock*.
        if (words[last + 1]?.text === ',') add(form, longName(tree, first));
      }
      i = last;
    }
  }
  return found;
});

/** The most words a name may have. */
const MAX_NAME_WORDS = 9;

/** Capitalized words with lowercase words and commas between them; null if nothing follows the first one. */
function longName(tree: RulesTree, first: number): Node | null {
  let last = first;
  for (let i = first; i < first + MAX_NAME_WORDS && i < tree.words.length; i++) {
    const { capital, kind, text } = tree.words[i]!;
    if (capital) last = i;
    else if (kind !== 'word' && text !== ',') break;
  }
  return last > first ? nodeOf(tree, first, last) : null;
}

/** The words that describe what a phrase creates, which are not references. */
function spansOfCreated({ phrases }: RulesTree): Span[] {
  const parts = phrases.flatMap(({ items }) => items.flatMap((item) => item.parts));
  const own = parts.filter(({ kind }) => kind === 'subtype' || kind === 'name' || kind === 'noun');
  return own.map(({ span }) => span).sort((a, b) => a.start - b.start);
}

function isNoun(lower: string | undefined): boolean {
  return lower === 'token' || lower === 'tokens';
}

/**
 * The referent of a reference, or null. A creature type alone ("each Zombie") refers to all creatures of the type,
 * cards included, not to tokens (205.3); the words for other tokens (Food, Clue, the set's Berry) do refer to them.
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

/** Predefined tokens by the last word of their names: every *Role*. */
const kindsOf = memoize(({ predefined }: Edition): ReadonlyMap<string, readonly PredefinedToken[]> => {
  const byKind = new Map<string, PredefinedToken[]>();
  for (const [key, token] of predefined) {
    const space = key.lastIndexOf(' ');
    if (space >= 0) appendTo(byKind, key.slice(space + 1), token);
  }
  return byKind;
});

/**
 * A creature's default name is its types, and those words alone refer to any creature of the type; a different name
 * refers to the token.
 */
function mayMean(form: ReferenceForm, { types, subtypes, name }: Characteristics, { naming }: Edition): boolean {
  return form !== 'bare' || !types?.includes('Creature') || name !== nameFrom(subtypes ?? [], naming);
}

/** The words as they are, and with the last of them in the singular. */
function formsOf(words: string): string[] {
  const space = words.lastIndexOf(' ') + 1;
  const head = words.slice(0, space);
  return singularsOf(words.slice(space)).map((last) => head + last);
}
