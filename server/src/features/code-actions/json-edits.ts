import { createScanner, findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import type { Edit } from '../../lint/finding.js';
import { lineBreakOf, lineStart } from '../../text/line-break.js';

/** A value that is written into settings. */
export type SettingValue = string | readonly SettingValue[] | { readonly [key: string]: SettingValue };

/**
 * Edits that set a key of an object somewhere in JSON with comments; the objects on the way are made where they are
 * missing. All that is there stays as it is written, comments and line breaks included. Null where it cannot be done: the
 * text is no object, or something else stands on the way.
 */
export function withKey(text: string, path: readonly string[], key: string, value: SettingValue): Edit[] | null {
  const root = rootOf(text);
  const there = root && findNodeAtLocation(root, [...path, key]);
  if (there) return [{ span: { start: there.offset, end: there.offset + there.length }, newText: written(value) }];
  return root ? addedAt(text, root, path, { [key]: value }) : null;
}

/** Edits that put an item at the end of a list somewhere in JSON, in the same way; the list is made where it is missing. */
export function withItem(text: string, path: readonly string[], item: SettingValue): Edit[] | null {
  const root = rootOf(text);
  const list = root && findNodeAtLocation(root, [...path]);
  if (!root) return null;
  if (list) return list.type === 'array' ? added(text, list, written(item)) : null;
  return addedAt(text, root, path.slice(0, -1), { [path.at(-1)!]: [item] });
}

/** A new file of settings that says this. */
export function newSettings(value: { readonly [key: string]: SettingValue }): string {
  const lines = Object.entries(value).map(([key, each]) => `  ${JSON.stringify(key)}: ${written(each)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

function rootOf(text: string): Node | null {
  const root = parseTree(text, [], { allowTrailingComma: true });
  return root?.type === 'object' ? root : null;
}

/** Adds to the innermost object on a path that is there, with the missing ones around it. */
function addedAt(
  text: string,
  root: Node,
  path: readonly string[],
  entry: { [key: string]: SettingValue },
): Edit[] | null {
  let depth = path.length;
  while (findNodeAtLocation(root, path.slice(0, depth)) === undefined) depth--;
  const around = findNodeAtLocation(root, path.slice(0, depth))!;
  if (around.type !== 'object') return null;
  const whole = path
    .slice(depth)
    .reduceRight<{ [key: string]: SettingValue }>((inner, key) => ({ [key]: inner }), entry);
  const [[key, value]] = Object.entries(whole) as [[string, SettingValue]];
  return added(text, around, `${JSON.stringify(key)}: ${written(value)}`);
}

/** Adds to an object or list, behind what it holds, on a line of its own where its last entry has one. */
function added(text: string, container: Node, entry: string): Edit[] {
  const last = container.children?.at(-1);
  if (!last) return [firstEntry(text, container, entry)];
  const end = last.offset + last.length;
  const comma = commaBehind(text, end);
  const line = text.slice(lineStart(text, last.offset), last.offset);
  // On one line with others it stays among them.
  if (line.trim() !== '') return [insertion(end, `, ${entry}`)];
  const newLine = lineBreakOf(text) + line + entry + (comma === null ? '' : ',');
  const place = lineEndBehind(text, comma ?? end);
  if (comma !== null) return [insertion(place, newLine)];
  return place === end ? [insertion(end, `,${newLine}`)] : [insertion(end, ','), insertion(place, newLine)];
}

/** The first entry of an object or list: between its brackets, on a line of its own where they stand on two. */
function firstEntry(text: string, { type, offset, length }: Node, entry: string): Edit {
  const inside = { start: offset + 1, end: offset + length - 1 };
  const between = text.slice(inside.start, inside.end);
  const inner = type === 'object' ? ` ${entry} ` : entry;
  if (between.trim() !== '') return insertion(inside.start, inner);
  if (!/[\r\n]/.test(between)) return { span: inside, newText: inner };
  const indent = /^[ \t]*/.exec(text.slice(lineStart(text, offset)))![0];
  const newLine = lineBreakOf(text) + indent;
  return { span: inside, newText: `${newLine}  ${entry}${newLine}` };
}

function insertion(at: number, newText: string): Edit {
  return { span: { start: at, end: at }, newText };
}

/** Where the comma behind an entry ends; null where there is none. */
function commaBehind(text: string, from: number): number | null {
  for (const { word, end } of wordsFrom(text, from)) {
    if (word === ',') return end;
    if (!isTrivia(word)) return null;
  }
  return null;
}

/** The end of the line where nothing but comments follows on it; else the place itself. */
function lineEndBehind(text: string, from: number): number {
  let at = from;
  for (const { word, end } of wordsFrom(text, from)) {
    if (/^[\r\n]/.test(word)) break;
    if (!isTrivia(word)) return from;
    if (word.trim() !== '') at = end;
  }
  return at;
}

/** The words of JSON from an offset on, white space and comments included. */
function* wordsFrom(text: string, from: number): Generator<{ word: string; end: number }> {
  const scanner = createScanner(text, false);
  scanner.setPosition(from);
  while (scanner.getPosition() < text.length) {
    scanner.scan();
    const start = scanner.getTokenOffset();
    const end = scanner.getPosition();
    yield { word: text.slice(start, end), end };
  }
}

function isTrivia(word: string): boolean {
  return word.trim() === '' || word.startsWith('//') || word.startsWith('/*');
}

/** JSON on one line, as people write it: `{ "a": ["b", "c"] }`. */
function written(value: SettingValue): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (isList(value)) return `[${value.map(written).join(', ')}]`;
  return `{ ${Object.entries(value)
    .map(([key, each]) => `${JSON.stringify(key)}: ${written(each)}`)
    .join(', ')} }`;
}

function isList(value: SettingValue): value is readonly SettingValue[] {
  return Array.isArray(value);
}
