import type { Characteristics } from '../edition/characteristics.js';
import { describe, modify, type Reader } from '../edition/describe.js';
import type { Edition, PredefinedToken } from '../edition/edition.js';
import type { FollowUp, Item, TokenPhrase } from '../language/ast.js';
import { partOf, partsOf } from '../language/ast.js';
import { singularsOf } from './plural.js';

/** How a created token's characteristics are known. */
export type Origin =
  /** By the words of the phrase. */
  | 'described'
  /** By a rule (111.10; Riftbound 184). */
  | 'predefined'
  /** By what is copied. */
  | 'copy'
  /** By name alone: the set's own token, or a card's (111.11); resolved against the set. */
  | 'by-name'
  /** By what the text said before: `one of those tokens`. */
  | 'back-reference';

/** Which token it is. */
export interface Identity {
  readonly origin: Origin;
  readonly characteristics: Characteristics;
  readonly predefined: PredefinedToken | null;
  readonly byName: string | null;
}

const unsettled: Characteristics = {
  name: null,
  supertypes: null,
  colors: null,
  types: null,
  subtypes: null,
  pt: null,
  loyalty: null,
  keywords: [],
  abilities: [],
  back: null,
  might: null,
  tags: [],
};

/** Which token an item creates, and what that token is under the edition. */
export function identify(phrase: TokenPhrase, item: Item, edition: Edition): Identity {
  if (item.kind === 'back-reference') return known('back-reference', unsettled);
  if (item.kind === 'copy') return known('copy', { ...unsettled, name: nameInException(item) });
  const words = wordsOf(item);
  const predefined = predefinedBy(words, item, edition);
  if (predefined) return { ...known('predefined', modify(predefined.characteristics, item, edition)), predefined };
  const treat = phrase.followUps.find((followUp) => followUp.kind === 'treat');
  if (edition.game === 'fifth' && treat) return known('described', fifthToken(words, treat, edition));
  if (item.kind === 'named') {
    // Lower-case words are no name: "a random token" could be anything.
    const plain = words !== '' && !item.parts.some((part) => part.kind === 'unknown');
    return { ...known('by-name', { ...unsettled, name: plain ? words : null }), byName: words };
  }
  const described = describe(item, edition);
  // In Riftbound the words before the type word are the name, and tags are given by rules alone (182.1.c).
  if (edition.game === 'riftbound') return known('described', { ...described, name: words });
  return known('described', withFollowUps(described, phrase.followUps, edition));
}

function known(origin: Origin, characteristics: Characteristics): Identity {
  return { origin, characteristics, predefined: null, byName: null };
}

/** The predefined token of these words. Riftbound's phrases describe their predefined tokens in full all the same. */
function predefinedBy(words: string, item: Item, { predefined, game }: Edition): PredefinedToken | null {
  if (item.kind !== 'named' && game !== 'riftbound') return null;
  const found = predefined.get(words.toLowerCase());
  // "Create two Treasures.": without the noun the plural is on the name.
  return found ?? (partOf(item, 'noun') ? null : (predefined.get(singular(words)) ?? null));
}

/** The words before the noun: `Treasure`, `Young Hero Role`, or `treasure` where nobody wrote a capital. */
function wordsOf(item: Item): string {
  const words: string[] = [];
  for (const part of item.parts) {
    if (part.kind === 'noun') break;
    if (part.kind === 'subtype') words.push(part.word);
    else if (part.kind === 'unknown' && part.text !== ',') words.push(part.text);
  }
  return words.join(' ');
}

function singular(words: string): string {
  const lower = words.toLowerCase();
  return lower.endsWith('s') ? lower.slice(0, -1) : lower;
}

/** "It has …", "Its power is equal to …" after the phrase belong to the token's characteristics (section 1.10). */
function withFollowUps(base: Characteristics, followUps: readonly FollowUp[], reader: Reader): Characteristics {
  let result = base;
  for (const followUp of followUps) {
    if (followUp.kind === 'has') {
      const more = describe(
        { parts: [{ kind: 'type', span: followUp.span, word: 'creature' }, ...followUp.parts] },
        reader,
      );
      result = {
        ...result,
        keywords: [...result.keywords, ...more.keywords],
        abilities: [...result.abilities, ...more.abilities],
        pt: result.pt ?? (result.types?.includes('Creature') ? more.pt : null),
      };
    } else if (followUp.kind === 'power') {
      result = { ...result, pt: result.pt ?? '*/*' };
    }
  }
  return result;
}

/** Fifth Edition: the phrase gives the name, the *Treat* sentence the rest; the creature type is the name unless it "counts as" another. */
function fifthToken(name: string, treat: FollowUp, reader: Reader): Characteristics {
  const described = describe(treat, reader);
  const counted = partsOf(treat, 'counts as').flatMap(({ words, plural }) => (plural ? words.map(oneOf) : words));
  return {
    ...described,
    name,
    subtypes: counted.length > 0 ? counted : described.types?.includes('Creature') ? [name] : [],
  };
}

/** "that count as Knights": the type is Knight. Fifth Edition has no list of creature types to look it up in. */
function oneOf(word: string): string {
  return singularsOf(word)[0]!;
}

/** "except its name is Mishra's Warform and …": a copy can be named by its exception (707.9). */
function nameInException(item: Item): string | null {
  const text = partOf(item, 'except')?.exception.text ?? '';
  const at = text.indexOf('its name is ');
  if (at < 0) return partOf(item, 'name')?.name.text ?? null;
  const rest = text.slice(at + 'its name is '.length);
  const end = /,| and (?=it|has|he|she|they|is)/.exec(rest)?.index ?? rest.length;
  return rest.slice(0, end);
}
