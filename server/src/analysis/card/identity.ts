import type { Characteristics } from '../../edition/characteristics.js';
import { type DescribeContext, describe, modify } from '../../edition/describe.js';
import type { Edition, PredefinedToken } from '../../edition/edition.js';
import type { FollowUp, Item, PartKind, PhrasePart } from '../../language/ast.js';
import { partOf, partsOf } from '../../language/ast.js';
import { singularsOf } from './plural.js';

/** How a created token's characteristics are known. */
export type IdentityOrigin =
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
  readonly origin: IdentityOrigin;
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

/**
 * Which token an item creates, and what that token is under the edition.
 * @param followUps the sentences after the phrase that speak of it
 */
export function identify(followUps: readonly FollowUp[], item: Item, edition: Edition): Identity {
  if (item.kind === 'back-reference') return known('back-reference', unsettled);
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
    // Lower-case words are no name: "a random token" could be anything.
    const plain = words !== '' && !item.parts.some((part) => part.kind === 'unknown');
    const name = partOf(item, 'name')?.name.text ?? (plain ? words : null);
    const { keywords, abilities } = describe(item, edition);
    return { ...known('by-name', { ...unsettled, name, keywords, abilities }), byName: words };
  }
  const described = describe(item, edition);
  // In Riftbound the words before the type word are the name, and tags are given by rules alone (182.1.c).
  return known('described', edition.game === 'riftbound' ? { ...described, name: words } : described);
}

/** What is settled of a copy whatever it is a copy of: by words before the noun, and by its exceptions (707.9). */
function copyBy(item: Item, edition: Edition): Characteristics {
  const changes = partOf(item, 'except')?.changes;
  const said = describe(item, edition);
  const gives = (kind: PartKind) => item.parts.some((part) => part.kind === kind);
  const sets = (kind: PartKind) => gives(kind) || changes?.parts.some((part) => part.kind === kind);
  return {
    ...unsettled,
    name: nameGiven([...item.parts, ...(changes?.parts ?? [])]),
    supertypes: changes?.parts.some(({ kind }) => kind === 'supertype') ? said.supertypes : null,
    colors: sets('colors') && !changes?.adds.colors ? said.colors : null,
    types: sets('type') && !changes?.adds.types ? said.types : null,
    subtypes: sets('subtype') && !changes?.adds.types ? said.subtypes : null,
    pt: said.pt,
    keywords: said.keywords,
    abilities: said.abilities,
  };
}

function known(origin: IdentityOrigin, characteristics: Characteristics): Identity {
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
      const said = describe(followUp, context);
      result = {
        ...said,
        name: result.name,
        keywords: [...result.keywords, ...said.keywords],
        abilities: [...result.abilities, ...said.abilities],
      };
    } else if (followUp.kind === 'power') {
      result = { ...result, pt: result.pt ?? '*/*' };
    }
  }
  return result;
}

/** Fifth Edition: the phrase gives the name, the *Treat* sentence the rest; the creature type is the name unless it "counts as" another. */
function fifthToken(name: string, treat: FollowUp, context: DescribeContext): Characteristics {
  const described = describe(treat, context);
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

function nameGiven(parts: readonly PhrasePart[]): string | null {
  return partsOf({ parts }, 'name').at(-1)?.name.text ?? null;
}
