import type { SetIndex } from '../../analysis/set/set-index.js';
import { type OwnWords, pastsOf } from '../../language/grammar/vocabulary.js';
import { thirdPerson } from '../../language/plain-verbs.js';
import type { Word } from '../../text/words.js';
import { capitalized } from '../../util/capital.js';
import { escapeRegExp } from '../../util/escape-regexp.js';
import type { HoverSubject, Spot } from '../shared/cursor/spot.js';
import { blockQuote, bold, escapeText, page } from '../shared/markdown.js';
import { namesOfCards } from './makers.js';

/** A kind of words that a set adds, the most specific first. */
interface Kind {
  readonly list: 'abilityWords' | 'zones' | 'states' | 'resources' | 'actions' | 'keywords';
  readonly title: string;
  /** Whether the word after one of these words shows that it is meant. */
  readonly isBefore?: (after: Word | undefined) => boolean;
  /** The forms of a word besides itself. */
  readonly forms?: (word: string) => readonly string[];
}

const kinds: readonly Kind[] = [
  { list: 'abilityWords', title: 'ability word', isBefore: (after) => after?.kind === 'dash' },
  { list: 'zones', title: 'zone' },
  { list: 'states', title: 'state' },
  { list: 'resources', title: 'resource', forms: (word) => [`${word}s`] },
  {
    list: 'actions',
    title: 'keyword action',
    forms: (word) => [word.replace(/^\S+/, thirdPerson), ...pastsOf(word)],
  },
  { list: 'keywords', title: 'keyword', forms: pastsOf },
];

/** The highest number of words in a word of a set. */
const LONGEST = 4;

/** The hover on a word that the set adds to those of the rules: what kind of word it is, and which cards use it. */
export function ownWordAt({ tree, index, snapshot: { set }, field }: Spot): HoverSubject | null {
  const { words } = tree;
  if (field !== 'rules text' || words[index]?.kind !== 'word') return null;
  for (let length = LONGEST; length > 0; length--) {
    for (let first = Math.max(0, index - length + 1); first <= index; first++) {
      const last = words[first + length - 1];
      if (!last) continue;
      const written = words.slice(first, first + length).map(({ lower }) => lower.replaceAll('’', "'"));
      const found = ownWord(written.join(' '), words[first + length], set.words);
      if (found) return { span: { start: words[first]!.start, end: last.end }, markdown: helpOf(found, set) };
    }
  }
  return null;
}

interface OwnWord {
  readonly word: string;
  readonly kind: Kind;
}

function ownWord(written: string, after: Word | undefined, own: OwnWords): OwnWord | null {
  for (const kind of kinds) {
    if (kind.isBefore && !kind.isBefore(after)) continue;
    const word = own[kind.list].find((each) => each === written || kind.forms?.(each).includes(written));
    if (word !== undefined) return { word, kind };
  }
  return null;
}

function helpOf({ word, kind }: OwnWord, set: SetIndex): string {
  const title = `${bold(capitalized(word))} · ${kind.title} of this set`;
  const { cards, reminder } = usesOf([word, ...(kind.forms?.(word) ?? [])], set);
  const used = cards.length > 0 ? `Used on ${namesOfCards(cards)}.` : 'Declared in *tokenwright.json*.';
  return page(title, reminder === null ? null : blockQuote([escapeText(reminder)]), used);
}

/** The names of the cards with one of some words in their rules text, and the first reminder text with one. */
function usesOf(
  forms: readonly string[],
  set: SetIndex,
): { readonly cards: readonly string[]; readonly reminder: string | null } {
  const words = forms.map((form) => escapeRegExp(form).replaceAll("'", "['’]"));
  const pattern = new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'iu');
  const cards = new Set<string>();
  let reminder: string | null = null;
  for (const name of set.ownCardNames()) {
    for (const { rulesText } of set.ownCard(name)?.card.faces ?? []) {
      const text = rulesText?.text ?? '';
      if (!pattern.test(text)) continue;
      cards.add(name);
      for (const [, inside = ''] of text.matchAll(/\(([^()]*)\)/g))
        if (reminder === null && pattern.test(inside)) reminder = inside;
    }
  }
  return { cards: [...cards], reminder };
}
