import type { Edition } from '../../edition/edition.js';
import { wordsOfCards } from '../../language/grammar/magic.js';
import { type OwnWords, pastsOf } from '../../language/grammar/vocabulary.js';
import { folded } from '../../text/apostrophes.js';
import { getOrInsert } from '../../util/get-or-insert.js';
import { singularsOf } from '../card/plural.js';
import type { KeywordKind } from '../keywords/explanation.js';
import type { DeclaredKeyword, SetKeywords } from '../keywords/set-keywords.js';
import type { ChunkIndex } from '../set/chunk-index.js';
import type { WordCounts } from './chunk-words.js';
import { type RulesWords, rulesWordsOf } from './rules-words.js';
import { type WordUse, wordUses } from './word-use.js';

/** What the cards of a chunk say about the words of their set. */
export interface ChunkEvidence {
  readonly used: WordCounts;
  readonly index: Pick<ChunkIndex, 'given' | 'symbols' | 'made'>;
}

/** Words that the settings of a set declare. */
export interface DeclaredWords {
  readonly keywords: readonly DeclaredKeyword[];
  readonly subtypes: readonly string[];
  readonly abilityWords: readonly string[];
  readonly counters: readonly string[];
  readonly zones: readonly string[];
}

/** How many cards must use a word for it to belong to the set, if it does not resemble a word of the rules. */
const ENOUGH_CARDS = 2;
/** How many type lines or reminder texts suffice in any case: no misspelling is made that often. */
const MANY_CARDS = 4;

/**
 * The words that a set adds: those that are declared, that reminder text explains, that its type lines and tokens have,
 * and those that several of its cards use.
 * @param explained the set's keywords, declared ones among them
 */
export function ownWordsOf(
  chunks: Iterable<ChunkEvidence>,
  explained: SetKeywords,
  declared: DeclaredWords,
  edition: Edition,
): OwnWords {
  const { counts, symbols } = merged(chunks, edition);
  const known = rulesWordsOf(edition);
  const used = (
    use: WordUse,
    like: keyof RulesWords,
    { fewest = ENOUGH_CARDS, many = Number.POSITIVE_INFINITY } = {},
  ) =>
    [...counts[use]].flatMap(([word, cards]) =>
      cards >= many || (cards >= fewest && !known[like].isNear(word)) ? [word] : [],
    );
  const printed = { fewest: 1, many: MANY_CARDS };
  const keywordsOf = (kind: KeywordKind, use: WordUse) =>
    explained.all.flatMap(({ word, kinds }) => {
      const isDeclared = declared.keywords.some((keyword) => folded(keyword.word) === word);
      const isOwn = isDeclared || (counts[use].get(word) ?? 1) >= MANY_CARDS || !known.keywords.isNear(word);
      return kinds.includes(kind) && isOwn ? [word] : [];
    });
  const keywords = sorted([...keywordsOf('ability', 'keyword'), ...used('keyword', 'all')]);
  const actions = sorted([
    ...keywordsOf('action', 'action'),
    ...used('action', 'all'),
    ...used('explained-action', 'all', { fewest: 1 }),
    // What a creature with a keyword does may have the same name: "whenever you hearten a creature".
    ...keywords.filter((word) => counts.action.has(word)),
  ]);
  return {
    types: sorted(used('type', 'types', printed)),
    subtypes: singulars(
      sorted([
        ...declared.subtypes,
        ...used('subtype', 'types', printed),
        ...used('token', 'types', { fewest: 1 }),
        ...used('noun', 'types'),
      ]),
    ),
    keywords,
    actions,
    // A single word on one card is more often an ability word; the names of what a card does have two or more.
    abilityWords: sorted([
      ...declared.abilityWords,
      ...used('ability-word', 'nothing'),
      ...used('ability-word', 'nothing', { fewest: 1 }).filter((word) => !word.includes(' ')),
    ]).filter((word) => !keywords.includes(word)),
    counters: sorted([...declared.counters, ...used('counter', 'nothing')]),
    zones: sorted([...declared.zones, ...used('zone', 'all')]),
    states: sorted(used('state', 'all')).filter(
      (word) => ![...keywords, ...actions].some((verb) => pastsOf(verb).includes(word)),
    ),
    resources: sorted(used('resource', 'all')),
    players: sorted(used('player', 'nothing')),
    symbols: sorted([...symbols].flatMap(([symbol, cards]) => (cards.size >= ENOUGH_CARDS ? [symbol] : []))),
    hasBareMana: (counts['bare-mana'].get('') ?? 0) >= ENOUGH_CARDS,
  };
}

interface Evidence {
  /** For each use, how many cards have each word. */
  readonly counts: Readonly<Record<WordUse, ReadonlyMap<string, number>>>;
  /** The names of the cards with each symbol. */
  readonly symbols: ReadonlyMap<string, ReadonlySet<string>>;
}

function merged(chunks: Iterable<ChunkEvidence>, { vocabulary }: Edition): Evidence {
  const counts = Object.fromEntries(wordUses.map((use) => [use, new Map<string, number>()])) as Record<
    WordUse,
    Map<string, number>
  >;
  const symbols = new Map<string, Set<string>>();
  const add = (use: WordUse, word: string, cards: number) =>
    counts[use].set(word, (counts[use].get(word) ?? 0) + cards);
  const addToken = (word: string, cards: number) => {
    if (/^\p{L}[\p{L}'’-]+$/u.test(word) && !vocabulary.subtypes.has(word)) add('token', word, cards);
  };
  for (const { used, index } of chunks) {
    for (const [key, cards] of used) {
      const space = key.indexOf(' ');
      add(key.slice(0, space) as WordUse, key.slice(space + 1), cards);
    }
    for (const [word, cards] of index.given) if (!wordsOfCards().has(word)) addToken(word, cards.length);
    for (const entries of index.made.values()) {
      const { byName, predefined } = entries[0]!.value.token;
      // The name of a token has a capital, and may be an ordinary word.
      const isName = byName !== null && !predefined && (/^\p{Lu}/u.test(byName) || !wordsOfCards().has(byName));
      if (isName) addToken(folded(byName), entries.length);
    }
    for (const [symbol, cards] of index.symbols) {
      const all = getOrInsert(symbols, symbol.toLowerCase(), () => new Set());
      for (const card of cards) all.add(card);
    }
  }
  return { counts, symbols };
}

/** The words without plurals of others. */
function singulars(words: readonly string[]): string[] {
  const all = new Set(words);
  return words.filter((word) => !singularsOf(word).some((each) => each !== word && all.has(each)));
}

function sorted(words: readonly string[]): string[] {
  return [...new Set(words.map(folded))].sort();
}
