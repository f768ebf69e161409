import type { Characteristics } from '../../edition/characteristics.js';
import { type DescribeContext, describe, modify } from '../../edition/describe.js';
import type { Edition, PredefinedToken } from '../../edition/edition.js';
import type { FollowUp, Item, PartKind, PhrasePart } from '../../language/tokens/ast.js';
import { partOf, partsOf } from '../../language/tokens/ast.js';
import { singularsOf } from './plural.js';

/** How a created token's characteristics are known. */
export type IdentityOrigin =
  /** From the words of the phrase. */
  | 'described'
  /** From a rule (111.10; Riftbound 184). */
  | 'predefined'
  /** From the copied object. */
  | 'copy'
  /** By name alone: a token of the set, or a card (111.11); resolved with the set's index. */
  | 'by-name'
  /** From the preceding text: `one of those tokens`. */
  | 'back-reference';

/** Which token it is. */
export interface Identity {
  readonly origin: IdentityOrigin;
  readonly characteristics: Characteristics;
  readonly predefined: PredefinedToken | null;
  readonly byName: string | null;
}

const undetermined: Characteristics = {
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

/**
 * Which token an item creates, and its characteristics under the edition.
 * @param followUps the sentences after the phrase about the token
 */
export function identify(followUps: readonly FollowUp[], item: Item, edition: Edition): Identity {
  if (item.kind === 'back-reference') return known('back-reference', undetermined);
  const identity = identifyAlone(followUps, item, edition);
  return { ...identity, characteristics: withFollowUps(identity.characteristics, followUps, edition) };
}

function identifyAlone(followUps: readonly FollowUp[], item: Item, edition: Edition): Identity {
  if (item.kind === 'copy') return known('copy', copyBy(item, edition));
  const words = wordsOf(item);
  const predefined = predefinedBy(words, item, edition);
  if (predefined) return { ...known('predefined', modify(predefined.characteristics, item, edition)), predefined };
  const treat = followUps.find((followUp) => followUp.kind === 'treat');
  if (edition.game === 'fifth' && treat) return known('described', fifthToken(words, treat, edition));
  if (item.kind === 'named') {
    // Lowercase words are not a name: "a random token" could be anything.
    const plain = words !== '' && !item.parts.some((part) => part.kind === 'unknown');
    const name = partOf(item, 'name')?.name.text ?? (plain ? words : null);
    const { keywords, abilities } = describe(item, edition);
    return { ...known('by-name', { ...undetermined, name, keywords, abilities }), byName: words };
  }
  const described = describe(item, edition);
  // In Riftbound the words before the type word are the name, and only rules give tags (182.1.c).
  return known('described', edition.game === 'riftbound' ? { ...described, name: words } : described);
}

/** What is known of a copy whatever it copies, from words before the noun and from exceptions (707.9). */
function copyBy(item: Item, edition: Edition): Characteristics {
  const changes = partOf(item, 'except')?.changes;
  const described = describe(item, edition);
  const gives = (kind: PartKind) => item.parts.some((part) => part.kind === kind);
  const sets = (kind: PartKind) => gives(kind) || changes?.parts.some((part) => part.kind === kind);
  return {
    ...undetermined,
    name: nameGiven([...item.parts, ...(changes?.parts ?? [])]),
    supertypes: changes?.parts.some(({ kind }) => kind === 'supertype') ? described.supertypes : null,
    colors: sets('colors') && !changes?.adds.colors ? described.colors : null,
    types: sets('type') && !changes?.adds.types ? described.types : null,
    subtypes: sets('subtype') && !changes?.adds.types ? described.subtypes : null,
    pt: described.pt,
    keywords: described.keywords,
    abilities: described.abilities,
  };
}

function known(origin: IdentityOrigin, characteristics: Characteristics): Identity {
  return { origin, characteristics, predefined: null, byName: null };
}

/** The predefined token of these words. Riftbound's phrases describe predefined tokens in full, too. */
function predefinedBy(words: string, item: Item, { predefined, game }: Edition): PredefinedToken | null {
  if (item.kind !== 'named' && game !== 'riftbound') return null;
  const found = predefined.get(words.toLowerCase());
  // "Create two Treasures.": without the noun, the name is in the plural.
  return found ?? (partOf(item, 'noun') ? null : (predefined.get(singular(words)) ?? null));
}

/** The words before the noun: `Treasure`, `Young Hero Role`, or `treasure` if written in lower case. */
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

/** Adds the characteristics of sentences after the phrase: "It has …", "Its power is equal to …". */
function withFollowUps(
  base: Characteristics,
  followUps: readonly FollowUp[],
  context: DescribeContext,
): Characteristics {
  let result = base;
  for (const followUp of followUps) {
    if (followUp.kind === 'has') {
      const more = describe(
        { parts: [{ kind: 'type', span: followUp.span, word: 'creature' }, ...followUp.parts] },
        context,
      );
      result = {
        ...result,
        keywords: [...result.keywords, ...more.keywords],
        abilities: [...result.abilities, ...more.abilities],
        pt: result.pt ?? (result.types?.includes('Creature') ? more.pt : null),
      };
    } else if (followUp.kind === 'is' && result.types?.length === 0) {
      const described = describe(followUp, context);
      result = {
        ...described,
        name: result.name,
        keywords: [...result.keywords, ...described.keywords],
        abilities: [...result.abilities, ...described.abilities],
      };
    } else if (followUp.kind === 'power') {
      result = { ...result, pt: result.pt ?? '*/*' };
    }
  }
  return result;
}

/**
 * Fifth Edition: the phrase gives the name, the *Treat* sentence the rest; the creature type is the name unless the
 * token "counts as" another.
 */
function fifthToken(name: string, treat: FollowUp, context: DescribeContext): Characteristics {
  const described = describe(treat, context);
  const counted = partsOf(treat, 'counts as').flatMap(({ words, plural }) => (plural ? words.map(singularOf) : words));
  return {
    ...described,
    name,
    subtypes: counted.length > 0 ? counted : described.types?.includes('Creature') ? [name] : [],
  };
}

/** "that count as Knights": the type is Knight. Fifth Edition has no list of creature types to look it up in. */
function singularOf(word: string): string {
  return singularsOf(word)[0]!;
}

function nameGiven(parts: readonly PhrasePart[]): string | null {
  return partsOf({ parts }, 'name').at(-1)?.name.text ?? null;
}
