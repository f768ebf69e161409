import type { Characteristics } from '../../edition/characteristics.js';
import type { Card, Face } from '../../formats/card.js';
import { partsOf } from '../../language/ast.js';
import { parseTypeLine } from '../../language/type-line.js';
import { toSource } from '../../text/region.js';
import type { Span } from '../../text/span.js';
import { addAll } from '../../util/add-all.js';
import { compactList } from '../../util/compact.js';
import { copyString } from '../../util/copy-string.js';
import { TwoGenerationCache } from '../../util/two-generation-cache.js';
import type { KeywordKind } from '../keywords/explanation.js';
import { linksOn, type TokenLink } from '../set/token-links.js';
import type { CreatedToken } from './created.js';
import type { FaceAnalysis } from './face-analysis.js';
import { ownSymbols } from './odd-braces.js';
import { keyOf } from './token-key.js';

/** A token that a card defines, without its place in a file. The span counts from the card's start. */
export interface DefinedToken {
  readonly key: string;
  /** The name as the definition gives it; for a reminder, as rule 111.4 makes it. */
  readonly name: string;
  readonly characteristics: Characteristics;
  /** Whether that is the whole name of its entry; the faces of a double-faced token have each their own. */
  readonly isWhole: boolean;
  /** A token file's definition holds before a card's reminder text. */
  readonly by: 'token file' | 'reminder';
  readonly span: Span;
}

/** A token that a card makes, by what it is looked up by. The span counts from the card's start. */
export interface MadeToken {
  readonly key: string;
  readonly span: Span;
  readonly token: CreatedToken;
}

/** A keyword that a card explains. The span counts from the card's start. */
export interface ExplainedKeyword {
  readonly word: string;
  readonly kind: KeywordKind;
  readonly number: string | null;
  readonly meaning: string;
  /** The keyword where it is explained. */
  readonly span: Span;
}

/**
 * What one card tells the set that it belongs to: worked out once with the card's analysis, as a file is put together
 * anew from its cards with every keystroke.
 */
export interface CardFacts {
  /** The name of its front; empty where it has none. */
  readonly name: string;
  /** That name in lower case, for a card; null for a token, and where there is none. */
  readonly cardName: string | null;
  /** The names of its further faces, in lower case. */
  readonly faceNames: readonly string[];
  /** The subtypes on its type lines, in lower case. */
  readonly subtypes: readonly string[];
  /** Subtypes, and words not understood, that it gives to tokens it describes, in lower case. */
  readonly given: readonly string[];
  /** Symbols that the rules do not know, in upper case. */
  readonly symbols: readonly string[];
  /** Keywords that its reminder text explains and that the rules do not know. */
  readonly explained: readonly ExplainedKeyword[];
  readonly links: readonly TokenLink[];
  readonly defined: readonly DefinedToken[];
  /** Tokens without a settled name are left out. */
  readonly made: readonly MadeToken[];
}

/** Nearly every card has none of most things: one list serves them all. */
const none: readonly never[] = [];

/** What a card tells its set. */
export function factsOf(card: Card, faces: readonly FaceAnalysis[]): CardFacts {
  const name = card.faces[0]?.name?.text ?? '';
  const made = gathered(faces, madeOn);
  return {
    name,
    cardName: card.role === 'card' && name !== '' ? name.toLowerCase() : null,
    faceNames:
      card.faces.length > 1 ? card.faces.slice(1).flatMap((face) => face.name?.text.toLowerCase() ?? []) : none,
    subtypes: subtypesOf(card),
    given: gathered(faces, subtypesGivenOn),
    symbols: gathered(faces, symbolsOn),
    explained: gathered(faces, explainedOn),
    links: compactList(linksOn(card, made, faces[0]?.definition?.subtypes ?? none)),
    defined: gathered(faces, (face) => definedOn(face, card.faces.length === 1)),
    made,
  };
}

/** What the faces have of something, one after another. Most cards have one face, and it has nothing. */
function gathered<T>(faces: readonly FaceAnalysis[], on: (face: FaceAnalysis) => readonly T[]): readonly T[] {
  return compactList(faces.length === 1 ? on(faces[0]!) : faces.flatMap(on));
}

/** Type lines are few, and their subtypes are the same lists; so many are remembered, if they are not longer than this. */
const MOST_LINES = 500;
const LONGEST_LINE = 60;
const subtypesByLine = new TwoGenerationCache<string, readonly string[]>(MOST_LINES, copyString);

function subtypesOf({ faces }: Card): readonly string[] {
  if (faces.length === 1) return subtypesOn(faces[0]!.typeLine?.text ?? '');
  return compactList(faces.flatMap(({ typeLine }) => subtypesOn(typeLine?.text ?? '')));
}

function subtypesOn(line: string): readonly string[] {
  if (line === '') return none;
  const known = subtypesByLine.get(line);
  if (known) return known;
  const own = copyString(line);
  const found = compactList(parseTypeLine(own).subtypes.map(({ text }) => text.toLowerCase()));
  if (line.length > LONGEST_LINE) return found;
  subtypesByLine.set(own, found);
  return found;
}

/** The subtypes that a face gives tokens it describes, and words that may be a colour of the set's own. */
function subtypesGivenOn({ says }: FaceAnalysis): readonly string[] {
  if (!says) return none;
  // Reminder text counts as well: a keyword of the set's own may be all that makes the token.
  const described = says.phrases
    .flatMap(({ items, options }) => [...items, ...options])
    .filter(({ kind }) => kind === 'described');
  return described.flatMap((item) => [
    ...partsOf(item, 'subtype').map(({ word }) => word.toLowerCase()),
    ...partsOf(item, 'unknown').map(({ text }) => text.toLowerCase()),
  ]);
}

function symbolsOn({ oddBraces }: FaceAnalysis): readonly string[] {
  if (oddBraces.length === 0) return none;
  // A brace without its partner is no symbol, and a text may have any number of them.
  const symbols: string[] = [];
  for (const { inner } of oddBraces) if (inner) addAll(symbols, ownSymbols(inner));
  return symbols;
}

function explainedOn({ face: { rulesText }, explanations }: FaceAnalysis): readonly ExplainedKeyword[] {
  if (explanations.length === 0 || !rulesText) return none;
  return explanations.map(({ word, kind, number, meaning, span }) => {
    return { word, kind, number, meaning, span: toSource(rulesText, span) };
  });
}

function definedOn({ face, definition, reminders }: FaceAnalysis, isWhole: boolean): readonly DefinedToken[] {
  if (reminders.length === 0 && !definition) return none;
  const defined: DefinedToken[] = [];
  const { name, rulesText } = face;
  if (definition && name) {
    const span = toSource(name, { start: 0, end: name.text.length });
    defined.push({
      key: keyOf(name.text),
      name: name.text,
      isWhole,
      characteristics: definition,
      by: 'token file',
      span,
    });
  }
  for (const { key, characteristics, span } of rulesText ? reminders : none) {
    const place = toSource(rulesText!, span);
    defined.push({
      key,
      name: characteristics.name ?? '',
      isWhole: false,
      characteristics,
      by: 'reminder',
      span: place,
    });
  }
  return defined;
}

function madeOn({ face, created }: FaceAnalysis): readonly MadeToken[] {
  return placedTokens(face, created);
}

/** Tokens that a face makes, by what they are looked up by; those without a settled name are left out. */
export function placedTokens({ rulesText }: Face, created: readonly CreatedToken[]): readonly MadeToken[] {
  if (created.length === 0 || !rulesText) return none;
  return created.flatMap((token) => {
    const name = token.byName ?? token.characteristics.name;
    return name === null ? [] : [{ key: keyOf(name), span: toSource(rulesText, token.span), token }];
  });
}
