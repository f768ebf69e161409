import type { CardDocument, NewToken, TokenEntries } from '../card.js';
import { encodeElement } from '../notation/xml-encode.js';
import { xmlText } from '../notation/xml-text.js';
import { readFragment, type XmlElement } from './xml-elements.js';

/**
 * Adds a token entry after the last token of a card database, or after the last card if it has no tokens. The new entry
 * uses that entry's elements, order and white space, and links to the card that makes the token.
 */
export const addTokenEntry: TokenEntries['add'] = ({ cards }: CardDocument, text, token, isTaken) => {
  const names = new Set(cards.map(({ card }) => card.faces[0]?.name?.text));
  const model = cards.findLast(({ card }) => card.role === 'token' && card.faces.length === 1) ?? cards.at(-1);
  if (!model) return null;
  const { source, faces, role } = model.card;
  const isToken = role === 'token';
  const root = readFragment(source).elements[0];
  if (root?.name !== 'card' || Object.values(token).some((value) => encodeElement(value) === null)) return null;
  const code = root.children.find(({ name }) => name === 'set');
  const style = isToken ? nameStyle(faces[0]?.name?.text ?? '', code ? setOf(source, code) : '') : cardStyle;
  const name = freeName(token, style, (one) => names.has(one) || isTaken(one));
  const entry = buildEntry(source, root, {
    ...token,
    name,
    typeLine: typeLineLike(token, isToken, faces[0]?.typeLine?.text),
  });
  const at = model.start + source.length;
  return { at, text: leadBefore(text, model.start) + entry };
};

/** How an entry's name is derived from a token's name. */
interface NameStyle {
  /** Whether it ends in "Token", before its marks. */
  readonly hasToken: boolean;
  /** What makes it unique: ` (Token)`, or the code of the set. */
  readonly marks: string;
}

const cardStyle: NameStyle = { hasToken: true, marks: '' };

/** The style of an entry's name, which may end in the code of its set and a number: `Otter RIVR 2`. */
function nameStyle(name: string, code: string): NameStyle {
  const trimmed = name.replace(/ \d{1,2}$/, '').trimEnd();
  const marks = [` (${code})`, ` ${code}`, `_${code}`, ' (Token)'].find(
    (mark) => code !== '' && trimmed.endsWith(mark),
  );
  const plain = trimmed.slice(0, trimmed.length - (marks?.length ?? 0));
  return { hasToken: plain.endsWith(' Token'), marks: marks ?? '' };
}

/** The token's name in the style of the existing entries, with a number if it is taken. */
function freeName({ name }: NewToken, { hasToken, marks }: NameStyle, isTaken: (name: string) => boolean): string {
  const base = (hasToken ? name : name.replace(/ Token$/, '')) + marks;
  let free = base;
  for (let n = 2; isTaken(free); n++) free = `${base} ${n}`;
  return free;
}

/** The type line with "Token" and the dash as the existing entry writes them. */
function typeLineLike({ typeLine }: NewToken, isToken: boolean, model = ''): string {
  const dash = / ([-–]) /.exec(model)?.[1];
  const hasToken = !isToken || /^token /i.test(model);
  return (hasToken ? 'Token ' : '') + (dash ? typeLine.replace('—', dash) : typeLine);
}

/** What separates two entries: a line break and the indent, if each begins a line. */
function leadBefore(text: string, start: number): string {
  let from = start;
  while (from > 0 && ' \t'.includes(text.charAt(from - 1))) from--;
  const indent = text.slice(from, start);
  const lineBreak = /(?:\r\n|\r|\n)$/.exec(text.slice(Math.max(0, from - 2), from))?.[0];
  return lineBreak === undefined ? '' : lineBreak + indent;
}

/** The new entry, with the elements in the model's order. Elements that the model lacks come last. */
function buildEntry(source: string, root: XmlElement, token: NewToken): string {
  const values = valuesOf(token);
  const isFour = has(root, 'prop');
  const done = new Set<string>();
  const elementsOf = (parent: XmlElement): string[] =>
    parent.children.flatMap((child) => {
      if (child.name === 'prop') return [wrapped(child, [...elementsOf(child), ...missing(inProp)])];
      const value = child.name === 'set' ? setOf(source, child) : values.get(child.name);
      if (value === undefined || done.has(child.name)) return [];
      done.add(child.name);
      // The schema's place for it, if the model has none.
      const next =
        isFour && child.name === 'set' && !has(parent, 'reverse-related') ? missing(['reverse-related']) : [];
      return [...written(child.name, value), ...next];
    });
  const missing = (names: readonly string[]): string[] =>
    names.flatMap((name) => {
      if (done.has(name)) return [];
      done.add(name);
      return values.get(name) === '' ? [] : written(name, values.get(name)!);
    });
  const wrapped = (parent: XmlElement, children: readonly string[]): string => {
    const [first, last] = [parent.children[0], parent.children.at(-1)];
    const before = first ? source.slice(parent.content.start, first.span.start) : '';
    const after = last ? source.slice(last.span.end, parent.content.end) : '';
    return `<${parent.name}>${children.map((child) => before + child).join('')}${after}</${parent.name}>`;
  };
  const children = elementsOf(root);
  return wrapped(root, [...children, ...missing(isFour ? atEnd : [...inVersionThree, ...atEnd])]);
}

function has({ children }: XmlElement, name: string): boolean {
  return children.some((child) => child.name === name);
}

const inProp = ['type', 'colors', 'pt', 'loyalty'];
const inVersionThree = ['color', 'type', 'pt', 'loyalty'];
const atEnd = ['text', 'reverse-related', 'token', 'tablerow'];

/** An element; version 3 has one per color. */
function written(name: string, value: string): string[] {
  const values = name === 'color' ? [...value] : [value];
  return values.map((one) => `<${name}>${encodeElement(one) ?? ''}</${name}>`);
}

function setOf(source: string, { content }: XmlElement): string {
  return xmlText(source, content.start, content.end).text;
}

/** The content of each element for a token. Elements that are not listed are omitted: pictures, numbers, notes. */
function valuesOf({ name, typeLine, colors, stats, loyalty, rulesText, maker }: NewToken): ReadonlyMap<string, string> {
  const main = ['Creature', 'Planeswalker', 'Battle', 'Land', 'Artifact', 'Enchantment'].find((type) =>
    typeLine.includes(type),
  );
  return new Map([
    ['name', name],
    ['text', rulesText],
    ['type', typeLine],
    ['maintype', main ?? ''],
    ['colors', colors],
    ['color', colors],
    ['pt', stats],
    ['loyalty', loyalty],
    ['reverse-related', maker],
    ['token', '1'],
    ['tablerow', main === 'Land' ? '0' : main === 'Creature' ? '2' : '1'],
  ]);
}
