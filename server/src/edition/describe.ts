import type { AbilityNode, Item, PhrasePart } from '../language/tokens/ast.js';
import { partOf, partsOf } from '../language/tokens/ast.js';
import { type Characteristics, type Color, customColorsOf } from './characteristics.js';
import type { NamingRule, Vocabulary } from './edition.js';
import { colorOfWord, meaningsOfUnknown, type WordMeaning } from './unknown-words.js';

/** What is needed to read the words of a phrase. */
export interface DescribeContext {
  readonly naming: NamingRule;
  readonly vocabulary: Vocabulary;
}

const wheel: readonly Color[] = ['W', 'U', 'B', 'R', 'G'];
const basicLandTypes = ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'];

/** The characteristics that the words of a phrase give a token (111.3, 111.4). */
export function describe(
  written: { readonly parts: readonly PhrasePart[] },
  context: DescribeContext,
): Characteristics {
  const parts = withExceptions(written.parts);
  const item = { parts };
  const chosen = new Set(partsOf(item, 'chosen').flatMap((part) => part.what));
  const meanings = meaningsOfUnknown(parts, context.vocabulary);
  const subtypes = subtypesOf(parts, meanings, context.vocabulary);
  const abilities = partsOf(item, 'abilities').flatMap((part) => part.abilities);
  const types = typesOf(parts, meanings);
  const quoted = abilities.flatMap((ability) => {
    if (ability.kind === 'quoted') return [abilityText(ability.text)];
    return ability.kind === 'unquoted' ? [sentenceOf(ability.text)] : [];
  });
  const explicit = partOf(item, 'name')?.name.text ?? null;
  const settled = chosen.size === 0;
  return {
    name: explicit ?? (settled ? nameFrom(subtypes, context.naming) : null),
    supertypes: partsOf(item, 'supertype').map((part) => capitalized(part.word)),
    colors: colorsOf(item, meanings, chosen),
    types,
    subtypes: settled || subtypes.length > 0 ? subtypes : [],
    pt: ptOf(item, types, abilities, quoted),
    loyalty: loyaltyOf(abilities),
    keywords: abilities.flatMap((ability) =>
      ability.kind === 'keyword' && !isValue(ability.text) ? [keywordText(ability.text)] : [],
    ),
    abilities: quoted,
    back: null,
    might: partOf(item, 'might')?.value ?? null,
    tags: partsOf(item, 'tag').map((part) => part.word),
  };
}

/** The parts of a phrase plus those its exceptions add: "a Food token, except it has …". */
function withExceptions(parts: readonly PhrasePart[]): readonly PhrasePart[] {
  const added = partsOf({ parts }, 'except').flatMap(({ changes }) => changes.parts);
  return added.length > 0 ? [...parts, ...added] : parts;
}

/**
 * The default name: the subtypes in the order written, followed by the rulebook's suffix (111.4). Null without
 * subtypes.
 */
export function nameFrom(subtypes: readonly string[], naming: NamingRule): string | null {
  return subtypes.length > 0 ? subtypes.join(' ') + (naming.suffix ?? '') : null;
}

function subtypesOf(
  parts: readonly PhrasePart[],
  meanings: ReadonlyMap<number, WordMeaning>,
  vocabulary: Vocabulary,
): string[] {
  const words: string[] = [];
  for (const [index, part] of parts.entries()) {
    const meaning = meanings.get(index);
    if (part.kind === 'every land type') words.push(...basicLandTypes);
    else if (meaning?.kind === 'subtype') words.push(meaning.word);
    else if (part.kind === 'subtype' && !meaning) words.push(part.word);
  }
  return joinTwoWordTypes(words, vocabulary);
}

function typesOf(parts: readonly PhrasePart[], meanings: ReadonlyMap<number, WordMeaning>): string[] {
  return parts.flatMap((part, index) => {
    const meaning = meanings.get(index);
    if (part.kind === 'type') return [capitalized(part.word)];
    return meaning?.kind === 'type' ? [capitalized(meaning.word)] : [];
  });
}

/** Joins the words of subtypes of two words: *Time Lord* is one creature type (205.3m). */
export function joinTwoWordTypes(words: readonly string[], vocabulary: Vocabulary): string[] {
  const joined: string[] = [];
  for (let i = 0; i < words.length; i++) {
    const two = `${words[i]} ${words[i + 1]}`;
    if (i + 1 < words.length && vocabulary.subtypes.has(two.toLowerCase())) {
      joined.push(two);
      i++;
    } else joined.push(words[i]!);
  }
  return joined;
}

/** The five colors in the order of the wheel, then custom ones in the order of the text. */
function colorsOf(
  item: { readonly parts: readonly PhrasePart[] },
  meanings: ReadonlyMap<number, WordMeaning>,
  chosen: ReadonlySet<string>,
): readonly string[] | null {
  const listed = partsOf(item, 'colors');
  const named = new Set([
    ...listed.flatMap(({ words, strange }) => [
      ...words.flatMap(({ letters }) => letters),
      ...strange.map(({ text }) => colorOfWord(text)),
    ]),
    ...[...meanings.values()].flatMap((meaning) => (meaning.kind === 'color' ? [meaning.color] : [])),
  ]);
  if (named.size === 0 && listed.length === 0 && chosen.has('color')) return null;
  return [...wheel.filter((letter) => named.has(letter)), ...customColorsOf([...named])];
}

function ptOf(
  item: { readonly parts: readonly PhrasePart[] },
  types: readonly string[],
  abilities: readonly AbilityNode[],
  quoted: readonly string[],
): string | null {
  const written = partOf(item, 'pt')?.text ?? null;
  if (written) return written;
  const stats = abilities.find((ability) => ability.kind === 'stats');
  if (stats) return stats.value;
  const set =
    quoted.some(setsPower) || abilities.some((ability) => ability.kind === 'keyword' && setsPower(ability.text));
  return set && types.includes('Creature') ? '*/*' : null;
}

/** "with loyalty 0": a value that is written like a keyword. */
function loyaltyOf(abilities: readonly AbilityNode[]): string | null {
  const value = abilities.find((ability) => ability.text.startsWith('loyalty '));
  return value ? value.text.slice('loyalty '.length) : null;
}

function isValue(text: string): boolean {
  return setsPower(text) || text.startsWith('loyalty ');
}

/**
 * Whether an ability defines power or toughness of its own object: "This token's power and toughness are each equal to
 * …".
 */
function setsPower(text: string): boolean {
  const lower = text.toLowerCase();
  const at = lower.indexOf('power');
  return (
    at >= 0 &&
    at < 60 &&
    (lower.includes('power and toughness are each equal') ||
      lower.includes('power is equal') ||
      lower.includes('power and toughness each equal') ||
      lower.startsWith('power equal'))
  );
}

/** A keyword in lower case; symbols keep their case (`equip {W}`). Riftbound's brackets are removed. */
export function keywordText(text: string): string {
  if (text[0] === '[') return text.slice(1, text.endsWith(']') ? -1 : undefined);
  return straight(text.replace(/\{[^{}]*\}|[^{}]+/g, (piece) => (piece[0] === '{' ? piece : piece.toLowerCase())));
}

/** An ability as a separate sentence: straight quotes, and a full stop in place of a list's comma. */
export function abilityText(text: string): string {
  const plain = straight(text.trim());
  if (plain.endsWith(',')) return `${plain.slice(0, -1)}.`;
  return /[.!?'")]$/.test(plain) || plain === '' ? plain : `${plain}.`;
}

/** An ability that a phrase gives the token without quotation marks (`can't block`), as a sentence. */
function sentenceOf(text: string): string {
  const [verb = '', ...rest] = text.split(' ');
  const named = /^(?:attack|block)$/.test(verb) ? `${verb}s` : verb === "don't" ? "doesn't" : verb;
  return abilityText(`This token ${[named, ...rest].join(' ')}`);
}

/** Replaces curly quotation marks and apostrophes with straight ones. */
export function straight(text: string): string {
  return text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
}

function capitalized(word: string): string {
  return word === '' ? word : word[0]!.toUpperCase() + word.slice(1).toLowerCase();
}

/** A predefined token with what the effect modifies or adds (111.10). */
export function modify(base: Characteristics, item: Item, context: DescribeContext): Characteristics {
  const own = describe(item, context);
  const explicit = partOf(item, 'name')?.name.text;
  return {
    ...base,
    name: explicit ?? base.name,
    supertypes: union(base.supertypes, own.supertypes),
    colors: partOf(item, 'colors') ? own.colors : base.colors,
    pt: own.pt ?? base.pt,
    might: own.might ?? base.might,
    keywords: union(base.keywords, own.keywords),
    abilities: union(base.abilities, own.abilities),
  };
}

function union(a: readonly string[] | null, b: readonly string[] | null): readonly string[] {
  return [...new Set([...(a ?? []), ...(b ?? [])])];
}
