import type { Characteristics } from '../../edition/characteristics.js';
import type { Card, Face } from '../../formats/card.js';
import { partsOf } from '../../language/tokens/ast.js';
import { parseTypeLine } from '../../language/type-line.js';
import { toSource } from '../../text/region.js';
import type { CardSpan } from '../../text/span.js';
import { addAll } from '../../util/add-all.js';
import { compactList } from '../../util/compact.js';
import { copyString } from '../../util/copy-string.js';
import { TwoGenerationCache } from '../../util/two-generation-cache.js';
import type { KeywordKind } from '../keywords/explanation.js';
import { linksOn, type TokenLink } from '../set/token-links.js';
import type { CreatedToken } from './created.js';
import type { FaceAnalysis } from './face-analysis.js';
import { type Habit, habitsOf } from './habits.js';
import { customSymbols } from './odd-braces.js';
import { keyOf } from './token-key.js';

/** A token that a card defines, without a file. The span counts from the start of the card. */
export interface DefinedToken {
  readonly key: string;
  /** The name as in the definition; for reminder text, the name by rule 111.4. */
  readonly name: string;
  readonly characteristics: Characteristics;
  /** Whether this is the whole name of the entry; the faces of a double-faced token have one name each. */
  readonly isWhole: boolean;
  /** A token file's definition takes precedence over reminder text. */
  readonly by: 'token file' | 'reminder';
  readonly span: CardSpan;
}

/** A token that a card makes, with its lookup key. The span counts from the start of the card. */
export interface MadeToken {
  readonly key: string;
  readonly span: CardSpan;
  readonly token: CreatedToken;
}

/** A keyword that a card explains. The span counts from the start of the card. */
export interface ExplainedKeyword {
  readonly word: string;
  readonly kind: KeywordKind;
  readonly number: string | null;
  readonly meaning: string;
  /** The explained keyword. */
  readonly span: CardSpan;
}

/**
 * What one card contributes to its set. Computed once with the card's analysis, as every keystroke combines the facts
 * of all cards of a file again.
 */
export interface CardFacts {
  /** The name of its front; empty if it has none. */
  readonly name: string;
  /** That name in lower case for a card; null for a token, or if it is empty. */
  readonly cardName: string | null;
  /** The names of its other faces, in lower case. */
  readonly faceNames: readonly string[];
  /** The subtypes on its type lines, in lower case. */
  readonly subtypes: readonly string[];
  /** How it words what sets word in different ways. */
  readonly habits: readonly Habit[];
  /** Subtypes, and unknown words, that it gives to the tokens it describes, in lower case. */
  readonly given: readonly string[];
  /** Symbols that the rules do not have, in upper case. */
  readonly symbols: readonly string[];
  /** Keywords that its reminder text explains and the rules do not have. */
  readonly explained: readonly ExplainedKeyword[];
  readonly links: readonly TokenLink[];
  readonly defined: readonly DefinedToken[];
  /** Only tokens whose name is determined. */
  readonly made: readonly MadeToken[];
}

/** A shared empty list: nearly every card has none of most things. */
const none: readonly never[] = [];

/** The facts that a card contributes to its set. */
export function factsOf(card: Card, faces: readonly FaceAnalysis[]): CardFacts {
  const name = card.faces[0]?.name?.text ?? '';
  const made = listsOf(faces, madeOn);
  return {
    name,
    cardName: card.role === 'card' && name !== '' ? name.toLowerCase() : null,
    faceNames:
      card.faces.length > 1 ? card.faces.slice(1).flatMap((face) => face.name?.text.toLowerCase() ?? []) : none,
    subtypes: subtypesOf(card),
    habits: habitsOf(card),
    given: listsOf(faces, subtypesGivenOn),
    symbols: listsOf(faces, symbolsOn),
    explained: listsOf(faces, explainedOn),
    links: compactList(linksOn(card, made, faces[0]?.definition?.subtypes ?? none)),
    defined: listsOf(faces, (face) => definedOn(face, card.faces.length === 1)),
    made,
  };
}

/** The concatenated lists of the faces. Optimized for one face with an empty list, the usual case. */
function listsOf<T>(faces: readonly FaceAnalysis[], on: (face: FaceAnalysis) => readonly T[]): readonly T[] {
  return compactList(faces.length === 1 ? on(faces[0]!) : faces.flatMap(on));
}

/** Cards share few type lines, so the subtypes of this many are cached, if the lines are not longer than this. */
const MAX_LINES = 500;
const MAX_LINE_LENGTH = 60;
const subtypesByLine = new TwoGenerationCache<string, readonly string[]>(MAX_LINES, copyString);

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
  if (line.length > MAX_LINE_LENGTH) return found;
  subtypesByLine.set(own, found);
  return found;
}

/** The subtypes that a face gives to the tokens it describes, and unknown words that may be custom colors. */
function subtypesGivenOn({ sentences }: FaceAnalysis): readonly string[] {
  if (!sentences) return none;
  // Reminder text counts too: a custom keyword may be all that makes the token.
  const described = sentences.phrases
    .flatMap(({ items, options }) => [...items, ...options])
    .filter(({ kind }) => kind === 'described');
  return described.flatMap((item) => [
    ...partsOf(item, 'subtype').map(({ word }) => word.toLowerCase()),
    ...partsOf(item, 'unknown').map(({ text }) => text.toLowerCase()),
  ]);
}

function symbolsOn({ oddBraces }: FaceAnalysis): readonly string[] {
  if (oddBraces.length === 0) return none;
  // A brace without its partner is not a symbol. The list may be too long for a spread.
  const symbols: string[] = [];
  for (const { inner } of oddBraces) if (inner) addAll(symbols, customSymbols(inner));
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

/** The tokens that a face makes, with their lookup keys and places; only those whose name is determined. */
export function placedTokens({ rulesText }: Face, created: readonly CreatedToken[]): readonly MadeToken[] {
  if (created.length === 0 || !rulesText) return none;
  return created.flatMap((token) => {
    const name = token.byName ?? token.characteristics.name;
    return name === null ? [] : [{ key: keyOf(name), span: toSource(rulesText, token.span), token }];
  });
}
