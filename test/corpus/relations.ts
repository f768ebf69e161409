import type { CreatedToken } from '../../server/src/analysis/card/created.js';
import { type Characteristics, lettersOf } from '../../server/src/edition/characteristics.js';
import { created } from '../unit/support/phrases.js';
import { readLines } from './corpora.js';

/** A card's text in the corpus. */
interface CorpusCard {
  readonly name: string;
  readonly text: string;
  readonly faceOf?: string;
}

/** A token of the independent list, and the cards that make it according to the list. */
interface ListedToken {
  readonly token: {
    readonly name: string;
    readonly type: string;
    readonly pt: string;
    readonly colors: string;
    readonly token?: boolean;
  };
  readonly cards: readonly { readonly name: string; readonly exclude?: string }[];
}

/** A token that only the list has (`missing`), or only the text (`extra`). */
export interface Disagreement {
  readonly card: string;
  readonly side: 'missing' | 'extra';
  readonly token: string;
}

/** How far the tokens computed from text agree with the list. */
export interface Agreement {
  readonly agreed: number;
  readonly disagreements: readonly Disagreement[];
}

/**
 * Compares the tokens that the text of every linked card creates with those of the list.
 * @param texts rules texts by the names of the cards
 */
export function compareWithList(texts: ReadonlyMap<string, string> = textsByCard()): Agreement {
  const { required, allowed } = links();
  const disagreements: Disagreement[] = [];
  let agreed = 0;
  for (const [card, listed] of allowed) {
    const text = texts.get(card);
    if (text === undefined) continue;
    const computed = computedKeys(text);
    const expected = required.get(card) ?? new Map<string, string>();
    for (const [key, name] of expected) {
      if (computed.has(key)) agreed++;
      else disagreements.push({ card, side: 'missing', token: name });
    }
    for (const [key, name] of computed) if (!listed.has(key)) disagreements.push({ card, side: 'extra', token: name });
  }
  return { agreed, disagreements };
}

/** The rules texts of the cards that the list links, by their names. */
export function linkedTexts(): Map<string, string> {
  const { allowed } = links();
  return new Map([...textsByCard()].filter(([name]) => allowed.has(name)));
}

/** The rules text of all faces of a card, under the name of its front face and of each other face. */
function textsByCard(): Map<string, string> {
  const texts = new Map<string, string>();
  const add = (name: string, text: string) => texts.set(name, `${texts.get(name) ?? ''}${text}\n`);
  for (const { name, text, faceOf } of readLines<CorpusCard>('corpus/official.jsonl')) {
    add(name, text);
    if (faceOf && faceOf !== name) add(faceOf, text);
  }
  return texts;
}

/**
 * The list's links by card: those that must be found, and those plus the ones that are only excluded from suggestions.
 */
function links() {
  const required = new Map<string, Map<string, string>>();
  const allowed = new Map<string, Map<string, string>>();
  const add = (to: typeof required, card: string, key: string, name: string) => {
    const keys = to.get(card) ?? new Map<string, string>();
    to.set(card, keys.set(key, name));
  };
  for (const { token, cards } of readLines<ListedToken>('corpus/token-relations.jsonl')) {
    // Emblems, face-down helpers, events and the like are not tokens; their types do not begin with "Token".
    if (token.token === false || !token.type.startsWith('Token')) continue;
    const name = token.name.replace(/ \(Token\)$/, '').trim();
    for (const card of cards) {
      // A token with the name of its maker is a copy (embalm, offspring): ignored.
      if (card.name === name) continue;
      for (const face of facesOf(name, token)) {
        add(allowed, card.name, face.key, face.name);
        if (!card.exclude && face.only) add(required, card.name, face.key, face.name);
      }
    }
  }
  return { required, allowed };
}

/** The list has entries for two Roles each: a maker of either is allowed to have both, but neither can be required. */
function facesOf(name: string, token: ListedToken['token']): { key: string; name: string; only: boolean }[] {
  const names = name.split(' // ');
  const types = token.type.split(' // ');
  return names.map((one, index) => {
    const [before = '', after = ''] = (types[index] ?? types[0]!).replace(/^Token /, '').split(' — ');
    const cardTypes = before.split(' ').filter((word) => !['Legendary', 'Snow', 'Basic', 'Token'].includes(word));
    return {
      name: one,
      only: names.length === 1,
      key: keyOf(one, [...token.colors], cardTypes, after.split(' ').filter(Boolean), token.pt),
    };
  });
}

function computedKeys(text: string): Map<string, string> {
  const tokens = created(text);
  const keys = new Map<string, string>();
  for (const token of tokens) {
    if (token.origin === 'copy' || token.origin === 'back-reference' || belongsToAnother(token, tokens)) continue;
    const is = token.characteristics;
    if (is.name !== null) keys.set(keyOfCharacteristics(is), is.name);
  }
  return keys;
}

/** "… with “When this token dies, create a Food token.”": the list links such tokens to the token that makes them. */
function belongsToAnother(token: CreatedToken, all: readonly CreatedToken[]): boolean {
  return all.some(
    (other) =>
      other !== token &&
      other.phrase !== token.phrase &&
      token.context === 'quoted' &&
      other.phrase.span.start <= token.span.start &&
      token.span.end <= Math.max(...[other.phrase.span.end, ...other.phrase.followUps.map(({ span }) => span.end)]),
  );
}

function keyOfCharacteristics({ name, colors, types, subtypes, pt }: Characteristics): string {
  return keyOf(
    name ?? '',
    // The list has no letters for custom colors.
    colors ? lettersOf(colors) : ['?'],
    types ?? ['?'],
    (subtypes ?? ['?']).flatMap((word) => word.split(' ')),
    pt ?? '',
  );
}

/** The list has a star if the text has X. */
function keyOf(
  name: string,
  colors: readonly string[],
  types: readonly string[],
  subtypes: readonly string[],
  pt: string,
): string {
  return [
    name,
    [...colors].sort().join(''),
    [...types].sort().join(' '),
    [...subtypes].sort().join(' '),
    pt.replaceAll('X', '*'),
  ].join('|');
}
