import type { Edition } from '../../edition/edition.js';
import { grammarOf } from '../../edition/grammar.js';
import type { Face } from '../../formats/card.js';
import type { AbilitiesReading, Ability, LineContext } from '../../language/abilities/ability.js';
import type { CardContext } from '../../language/abilities/card-context.js';
import { readAbilities } from '../../language/abilities/read-abilities.js';
import type { Grammar } from '../../language/grammar/grammar.js';
import type { OwnWords } from '../../language/grammar/vocabulary.js';
import { treesIn } from '../../language/meaning/read-face.js';
import type { AbilityTree } from '../../language/meaning/tree.js';
import { View } from '../../language/meaning/view.js';
import type { WrongWording } from '../../language/saying/edit.js';
import { sayingEdits } from '../../language/saying/say.js';
import { objectNumber } from '../../util/object-number.js';
import { TwoGenerationCache } from '../../util/two-generation-cache.js';

/** The abilities of a face, as the grammar of its edition reads them. Offsets are UTF-16 units in the rules text. */
export interface Abilities extends AbilitiesReading {
  /** The phrases of a line with their names and words. */
  viewOf(line: LineContext): View;
  /** What an ability means: one tree, or one for each keyword of a line. Tokens that it creates are left out. */
  treesOf(ability: Ability): readonly AbilityTree[];
  /** What the edition words differently, in the order of the text; see `language/saying/`. */
  readonly wrongWordings: readonly WrongWording[];
  /** The abilities that a text in quotation marks consists of, with offsets in that text. */
  quoted(text: string): Abilities;
}

/** How many faces' abilities are cached: an editor's features request the same card one after another. */
const MAX_FACES = 100;
const textsRead = new TwoGenerationCache<string, Abilities>(MAX_FACES);

/** How many texts were read since the start, for tests that measure work. */
export const work = { textsRead: 0 };

/** What the meaning of a text depends on besides its words. @param typeLine the type line of the face */
export function cardContext(name: string, typeLine: string): CardContext {
  return {
    name,
    isLegendary: /\bLegendary\b/i.test(typeLine),
    isSpell: /\b(?:Instant|Sorcery|Interrupt|Spell)\b/i.test(typeLine),
  };
}

/** What the grammar of a set's cards follows from, such as a snapshot. */
export interface GrammarSource {
  readonly edition: Edition;
  readonly set: { readonly words: OwnWords };
}

/** The grammar of a set's card text. */
export function grammarIn({ edition, set }: GrammarSource): Grammar {
  return grammarOf(edition, set.words);
}

/** The abilities of a face's rules text; null if it has none. */
export function abilitiesOf({ name, typeLine, rulesText }: Face, source: GrammarSource): Abilities | null {
  if (!rulesText) return null;
  const grammar = grammarIn(source);
  const key = [objectNumber(grammar.identity), name?.text, typeLine?.text, rulesText.text].join('\n');
  let known = textsRead.get(key);
  if (!known) {
    work.textsRead++;
    known = read(rulesText.text, grammar, cardContext(name?.text ?? '', typeLine?.text ?? ''));
    textsRead.set(key, known);
  }
  return known;
}

function read(text: string, grammar: Grammar, context: CardContext): Abilities {
  const reading = readAbilities(text, grammar, context);
  let wrong: readonly WrongWording[] | null = null;
  return {
    ...reading,
    get wrongWordings() {
      wrong ??= sayingEdits(reading.abilities, grammar, context);
      return wrong;
    },
    viewOf: (line) => new View(grammar, line),
    treesOf: (ability) => treesIn([ability], grammar, () => []),
    quoted: (inner) => read(inner, grammar, { ...context, isSpell: false }),
  };
}
