import { folded } from '../../text/apostrophes.js';
import { appendTo } from '../../util/multimap.js';
import { thirdPerson } from '../plain-verbs.js';
import { ANY_NUMBER, type NumberMask, PLURAL, SINGULAR } from './notation.js';

/** Words of a game, as a rulebook lists them. */
export interface GrammarWords {
  readonly subtypes: Iterable<string>;
  /** Keyword abilities, with their forms: `cycling`, `islandcycling`. */
  readonly keywords: Iterable<string>;
}

/** Words that a set adds to those of the rules: in lower case with straight apostrophes, sorted, each once. */
export interface OwnWords {
  /** Card types and supertypes. */
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  /** Keyword abilities. */
  readonly keywords: readonly string[];
  /** Keyword actions, as verbs in the base form. */
  readonly actions: readonly string[];
  readonly abilityWords: readonly string[];
  /** Kinds of counters that are written with a capital. */
  readonly counters: readonly string[];
  readonly zones: readonly string[];
  /** What an object can be: *attuned*, as *monstrous* is in the rules. */
  readonly states: readonly string[];
  /** What players gain, have and pay, without the -s of a plural: *glory*. */
  readonly resources: readonly string[];
  /** Players of a format of its own: *the Horde*. */
  readonly players: readonly string[];
  /** What its mana symbols have in braces. */
  readonly symbols: readonly string[];
  /** Whether the set writes mana without braces: `2U, {T}: Draw a card.` */
  readonly hasBareMana: boolean;
}

export const noOwnWords: OwnWords = {
  types: [],
  subtypes: [],
  keywords: [],
  actions: [],
  abilityWords: [],
  counters: [],
  zones: [],
  states: [],
  resources: [],
  players: [],
  symbols: [],
  hasBareMana: false,
};

/** A word with the numbers that one of its forms has. */
interface WordForm {
  readonly word: string;
  readonly number: NumberMask;
}

/** The words of a game and a set as the grammar looks them up, in lower case with straight apostrophes. */
export interface GrammarVocabulary {
  /** By each form of a subtype: the subtype as listed, and which numbers the form has. */
  readonly subtypes: ReadonlyMap<string, WordForm>;
  /** Keywords by their first word, each as its words, the longest first. */
  readonly keywords: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** The set's own card types and supertypes by each form. */
  readonly types: ReadonlyMap<string, WordForm>;
  /** The set's own keyword actions by each form of the verb: *liberates* is singular, *liberate* plural. */
  readonly actions: ReadonlyMap<string, WordForm>;
  /** The past forms of these verbs. */
  readonly pastActions: ReadonlyMap<string, WordForm>;
  readonly abilityWords: ReadonlySet<string>;
  readonly counters: ReadonlySet<string>;
  readonly zones: ReadonlySet<string>;
  readonly states: ReadonlySet<string>;
  readonly resources: ReadonlySet<string>;
  readonly players: ReadonlySet<string>;
  readonly symbols: ReadonlySet<string>;
  readonly hasBareMana: boolean;
}

/** Ability words (207.2c): in italics, without a meaning of their own. */
const abilityWords = (
  'adamant,addendum,alliance,battalion,bloodrush,celebration,channel,chroma,cohort,constellation,converge,corrupted,council’s dilemma,coven,delirium,descend 4,descend 8,domain,' +
  'eerie,eminence,enrage,fateful hour,fathomless descent,ferocious,flurry,formidable,grandeur,hellbent,heroic,imprint,inspired,join forces,kinfall,kinship,landfall,landship,lieutenant,' +
  'magecraft,metalcraft,morbid,pack tactics,paradox,parley,radiance,raid,rally,renew,revolt,secret council,spell mastery,strive,survival,sweep,tempting offer,threshold,undergrowth,' +
  'valiant,vivid,void,will of the council,will of the planeswalkers'
)
  .replaceAll('’', "'")
  .split(',');

/** Subtypes whose plural is like their singular. */
const unchanged: ReadonlySet<string> = new Set(
  "equipment fish sheep merfolk treefolk kithkin samurai kor eldrazi vedalken moonfolk plains elk bison ox deer soltari dauthi thalakos phelddagrif moose urza's power-plant starfish jellyfish squid spacecraft viashino naga astartes custodes".split(
    ' ',
  ),
);

const irregular: ReadonlyMap<string, string> = new Map([
  ['elf', 'elves'],
  ['dwarf', 'dwarves'],
  ['wolf', 'wolves'],
  ['werewolf', 'werewolves'],
  ['ox', 'oxen'],
  ['mouse', 'mice'],
  ['homunculus', 'homunculi'],
  ['cyclops', 'cyclopes'],
  ['fungus', 'funguses'],
  ['octopus', 'octopuses'],
  ['pegasus', 'pegasi'],
  ['aurochs', 'aurochs'],
  ['child', 'children'],
  ['djinn', 'djinns'],
  ['foot', 'feet'],
]);

export function grammarVocabulary(words: GrammarWords, own: OwnWords = noOwnWords): GrammarVocabulary {
  const keywords = new Map<string, string[][]>();
  for (const keyword of [...words.keywords, ...own.keywords]) {
    const list = folded(keyword).split(' ');
    appendTo(keywords, list[0]!, list);
  }
  for (const list of keywords.values()) list.sort((a, b) => b.length - a.length);
  const actions = new Map<string, WordForm>();
  for (const word of own.actions) {
    actions.set(word, { word, number: PLURAL });
    actions.set(word.replace(/^\S+/, thirdPerson), { word, number: SINGULAR });
  }
  // A spell is kicked, and with a keyword of the set it may be *ambushed*.
  const pastActions = new Map<string, WordForm>(
    [...own.keywords, ...own.actions].flatMap((word) =>
      pastsOf(word).map((past) => [past, { word, number: ANY_NUMBER }] as const),
    ),
  );
  return {
    subtypes: nounForms([...words.subtypes, ...own.subtypes]),
    keywords,
    types: nounForms(own.types),
    actions,
    pastActions,
    abilityWords: new Set([...abilityWords, ...own.abilityWords]),
    counters: new Set(own.counters),
    zones: new Set(own.zones),
    states: new Set([...own.states, ...pastActions.keys()]),
    resources: new Set(own.resources),
    players: new Set(own.players),
    symbols: new Set(own.symbols),
    hasBareMana: own.hasBareMana,
  };
}

/** A vocabulary with the words of another one. Lists to which it adds nothing are shared. */
export function withVocabulary(base: GrammarVocabulary, added: GrammarVocabulary): GrammarVocabulary {
  const keywords = new Map(base.keywords);
  for (const [first, lists] of added.keywords)
    keywords.set(
      first,
      [...(keywords.get(first) ?? []), ...lists].sort((a, b) => b.length - a.length),
    );
  return {
    ...added,
    keywords,
    subtypes: added.subtypes.size > 0 ? new Map([...base.subtypes, ...added.subtypes]) : base.subtypes,
  };
}

/** The past forms that a regular verb may have: *liberated*, *sanctified*, *plotted*; of several words the first is the verb. */
export function pastsOf(verb: string): string[] {
  const [first = ''] = verb.split(' ');
  const forms = first.endsWith('e')
    ? [`${first}d`]
    : /[^aeiou]y$/.test(first)
      ? [`${first.slice(0, -1)}ied`]
      : /[^aeiou][aeiou][^aeiouwxy]$/.test(first)
        ? [`${first}ed`, `${first}${first.at(-1)}ed`]
        : [`${first}ed`];
  return forms.map((form) => form + verb.slice(first.length));
}

/** Nouns by their singular and plural forms. */
function nounForms(words: Iterable<string>): ReadonlyMap<string, WordForm> {
  const forms = new Map<string, WordForm>();
  const add = (form: string, word: string, number: NumberMask) => {
    const known = forms.get(form);
    forms.set(form, { word, number: ((known?.number ?? 0) | number) as NumberMask });
  };
  for (const word of words) {
    const lower = folded(word);
    add(lower, word, unchanged.has(lower) ? ANY_NUMBER : SINGULAR);
    for (const form of pluralsOf(lower)) add(form, word, PLURAL);
  }
  return forms;
}

function pluralsOf(lower: string): string[] {
  const own = irregular.get(lower);
  if (own) return [own];
  if (/(?:s|x|z|ch|sh)$/.test(lower)) return [`${lower}es`];
  if (/[^aeiou]y$/.test(lower)) return [`${lower.slice(0, -1)}ies`];
  if (/[^f]fe?$/.test(lower)) return [`${lower}s`, lower.replace(/fe?$/, 'ves')];
  if (/o$/.test(lower)) return [`${lower}s`, `${lower}es`];
  return [`${lower}s`];
}
