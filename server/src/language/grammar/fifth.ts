import { freeSubtypes } from './free-subtypes.js';
import type { Lexeme, Spelling } from './lexemes.js';
import { ANY_NUMBER, type Wording } from './notation.js';
import type { Terminal } from './terminal.js';
import type { GrammarVocabulary } from './vocabulary.js';

/** Constructs of Magic's grammar that came after 1997, or were said in other words then. */
const later: ReadonlySet<string> = new Set(
  (
    'create exile scry surveil mill investigate keyword-action amass bolster manifest manifest-dread fight fights explores connives ' +
    'transforms endures perpetual saddle crew venture ring monarch ascend emblem stickers conjure seek meld open get-bonus waterbend ' +
    'enters dies leaves enter-tapped enter-with-counters enter-as-copy exploits mutates cycles phases'
  ).split(' '),
);

/** The wordings of Magic that Fifth Edition has too. */
export function withoutLater(wordings: readonly Wording[]): Wording[] {
  return wordings.filter(({ construct }) => !later.has(construct));
}

const verbs: ReadonlySet<string> = new Set('do does did is are was were has have had could would'.split(' '));

/** Cards of Fifth Edition write no contractions: "cannot" is read like *can't*, "does not" like *doesn't*. */
export const fifthSpelling: Spelling = (word, next) => {
  if (word.lower === 'cannot') return { words: [{ ...word, lower: "can't" } as Lexeme], count: 1 };
  if (next?.lower !== 'not' || !verbs.has(word.lower)) return null;
  return { words: [{ ...word, end: next.end, lower: `${word.lower}n't` } as Lexeme], count: 2 };
};

/** The categories of Magic that are words of a class, as Fifth Edition has them. */
export function fifthTerminals(
  words: ReadonlyMap<string, Terminal>,
  { subtypes, keywords }: GrammarVocabulary,
): ReadonlyMap<string, Terminal> {
  const self = words.get('card-self')!;
  const subtype = words.get('subtype')!;
  return new Map(words)
    .set('card-self', {
      ...self,
      // A name may be plural: "Mire Goblins are".
      read: (lexemes, at) => self.read(lexemes, at).map((phrase) => ({ ...phrase, number: ANY_NUMBER })),
    })
    .set(
      'subtype',
      // Land types may be written small: "two forests".
      freeSubtypes({ ...subtype, begins: ({ lower }) => subtypes.has(lower) }, keywords),
    );
}
