import type { Edition } from '../../edition/edition.js';
import { type OwnWords, pastsOf } from '../../language/grammar/vocabulary.js';
import { folded } from '../../text/apostrophes.js';
import { singularsOf } from '../card/plural.js';
import type { KeywordKind } from '../keywords/explanation.js';
import type { DeclaredKeyword, SetKeywords } from '../keywords/set-keywords.js';
import { type RulesWords, rulesWordsOf } from './rules-words.js';
import type { WordChange, WordTally } from './word-tally.js';
import type { WordUse } from './word-use.js';

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

/** By use: the words of the rules that one on few cards may be a misspelling of. */
const similarTo: Readonly<Record<WordUse, keyof RulesWords>> = {
  type: 'types',
  subtype: 'types',
  token: 'types',
  noun: 'types',
  keyword: 'all',
  action: 'all',
  'explained-action': 'all',
  'ability-word': 'nothing',
  counter: 'nothing',
  zone: 'all',
  state: 'all',
  resource: 'all',
  player: 'nothing',
  'bare-mana': 'nothing',
  symbol: 'nothing',
};

/**
 * Whether {@link ownWordsOf} may have another result after a change: seldom, since most words on more or fewer cards
 * belong to the set before and after, or are misspellings of words of the rules.
 */
export function mayChangeWords({ use, word, before, cards }: WordChange, edition: Edition): boolean {
  const isSame = Math.min(before, MANY_CARDS) === Math.min(cards, MANY_CARDS);
  if (isSame || use === 'action' || before >= MANY_CARDS || cards >= MANY_CARDS) return !isSame;
  return !rulesWordsOf(edition)[similarTo[use]].isNear(word);
}

/**
 * The words that a set adds: those that are declared, that reminder text explains, that its type lines and tokens have,
 * and those that several of its cards use.
 * @param counts how many of its cards use each word
 * @param explained the set's keywords, declared ones among them
 */
export function ownWordsOf(
  { counts }: WordTally,
  explained: SetKeywords,
  declared: DeclaredWords,
  edition: Edition,
): OwnWords {
  const known = rulesWordsOf(edition);
  const used = (use: WordUse, { fewest = ENOUGH_CARDS, many = Number.POSITIVE_INFINITY } = {}) =>
    [...counts[use]].flatMap(([word, cards]) =>
      // A letter is a word that is being written.
      word.length > 1 && (cards >= many || (cards >= fewest && !known[similarTo[use]].isNear(word))) ? [word] : [],
    );
  const printed = { fewest: 1, many: MANY_CARDS };
  const keywordsOf = (kind: KeywordKind, use: WordUse) =>
    explained.all.flatMap(({ word, kinds }) => {
      const isDeclared = declared.keywords.some((keyword) => folded(keyword.word) === word);
      const isOwn = isDeclared || (counts[use].get(word) ?? 1) >= MANY_CARDS || !known.keywords.isNear(word);
      return kinds.includes(kind) && isOwn ? [word] : [];
    });
  const keywords = sorted([...keywordsOf('ability', 'keyword'), ...used('keyword')]);
  const actions = sorted([
    ...keywordsOf('action', 'action'),
    ...used('action'),
    ...used('explained-action', { fewest: 1 }),
    // What a creature with a keyword does may have the same name: "whenever you hearten a creature".
    ...keywords.filter((word) => counts.action.has(word)),
  ]);
  return {
    types: sorted(used('type', printed)),
    subtypes: singulars(
      sorted([...declared.subtypes, ...used('subtype', printed), ...used('token', { fewest: 1 }), ...used('noun')]),
    ),
    keywords,
    actions,
    // A single word on one card is more often an ability word; the names of what a card does have two or more.
    abilityWords: sorted([
      ...declared.abilityWords,
      ...used('ability-word'),
      ...used('ability-word', { fewest: 1 }).filter((word) => !word.includes(' ')),
    ]).filter((word) => !keywords.includes(word)),
    counters: sorted([...declared.counters, ...used('counter')]),
    zones: sorted([...declared.zones, ...used('zone')]),
    states: sorted(used('state')).filter(
      (word) => ![...keywords, ...actions].some((verb) => pastsOf(verb).includes(word)),
    ),
    resources: sorted(used('resource')),
    players: sorted(used('player')),
    symbols: symbolsOfSeveral(counts.symbol.keys()),
    hasBareMana: (counts['bare-mana'].get('') ?? 0) >= ENOUGH_CARDS,
  };
}

/** The symbols on cards of more than one name. */
function symbolsOfSeveral(onCards: Iterable<string>): string[] {
  const names = new Map<string, number>();
  for (const key of onCards) {
    const symbol = key.slice(0, key.indexOf('\n'));
    names.set(symbol, (names.get(symbol) ?? 0) + 1);
  }
  return sorted([...names].flatMap(([symbol, cards]) => (cards >= ENOUGH_CARDS ? [symbol] : [])));
}

/** The words without plurals of others. */
function singulars(words: readonly string[]): string[] {
  const all = new Set(words);
  return words.filter((word) => !singularsOf(word).some((each) => each !== word && all.has(each)));
}

function sorted(words: readonly string[]): string[] {
  return [...new Set(words.map(folded))].sort();
}
