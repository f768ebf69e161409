import type { Characteristics } from '../edition/characteristics.js';
import type { Edition, PredefinedToken } from '../edition/edition.js';
import type { RulesTree } from '../language/ast.js';
import { Cursor } from '../language/cursor.js';
import { readName } from '../language/name.js';
import { nodeOf } from '../language/source.js';
import { overlap, type Span } from '../text/span.js';
import { singularsOf } from './plural.js';
import type { SetIndex, SetToken } from './set-index.js';

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

/** What a reference means: a token of the rules, or one of the set. */
export type Meaning = { readonly predefined: PredefinedToken } | { readonly set: SetToken };

/** Everything in a text that may refer to a token, in order. Whether it does, `resolve` tells. */
export function referencesIn(tree: RulesTree): Reference[] {
  const { words } = tree;
  const created = tree.phrases.flatMap((phrase) => phrase.items.map((item) => item.span));
  const found: Reference[] = [];
  let phrase = 0;
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!;
    while (phrase < created.length && created[phrase]!.end <= word.start) phrase++;
    const named = word.lower === 'named' || word.lower === 'name';
    if (named) {
      const name = readName(new Cursor(tree, i + 1, words.length));
      const reference = name && { form: 'named' as const, span: name.span, words: name.text };
      if (reference && !(phrase < created.length && overlap(created[phrase]!, reference.span))) found.push(reference);
      while (name && i + 1 < words.length && words[i + 1]!.start < name.span.end) i++;
      continue;
    }
    if (!word.capital || isNoun(word.lower)) continue;
    let last = i;
    while (words[last + 1]?.capital && !isNoun(words[last + 1]!.lower)) last++;
    const node = nodeOf(tree, i, last);
    const inCreated = phrase < created.length && overlap(created[phrase]!, node.span);
    if (!inCreated)
      found.push({ form: isNoun(words[last + 1]?.lower) ? 'noun' : 'bare', span: node.span, words: node.text });
    i = last;
  }
  return found;
}

function isNoun(lower: string | undefined): boolean {
  return lower === 'token' || lower === 'tokens';
}

/**
 * What a reference means, or null. A creature type by itself ("each Zombie") means creatures, cards among them, and
 * never just the tokens (205.3); the words for other tokens (Food, Clue, the set's Berry) mean them.
 */
export function resolve({ form, words }: Reference, edition: Edition, set: SetIndex): Meaning | null {
  for (const candidate of form === 'named' ? [words] : formsOf(words)) {
    const predefined = edition.predefined.get(candidate.toLowerCase());
    if (predefined && mayMean(form, predefined.characteristics)) return { predefined };
    const defined = set.definition(candidate);
    if (defined && mayMean(form, defined.characteristics)) return { set: defined };
  }
  return null;
}

function mayMean(form: ReferenceForm, { types }: Characteristics): boolean {
  return form !== 'bare' || !types?.includes('Creature');
}

/** The words as they are, and with the last of them in the singular. */
function formsOf(words: string): string[] {
  const space = words.lastIndexOf(' ') + 1;
  const head = words.slice(0, space);
  return singularsOf(words.slice(space)).map((last) => head + last);
}
