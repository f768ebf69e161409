import { createScanner, findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import type { Edit } from '../../lint/finding.js';
import { lineBreakOf, lineStart } from '../../text/line-break.js';

/** A value to write into the settings. */
export type SettingValue = string | readonly SettingValue[] | { readonly [key: string]: SettingValue };

/**
 * Returns edits that set a key of an object in JSON with comments; missing objects on the path are created. Everything
 * else keeps its text, comments and line breaks included. Null if it is impossible: the text is not an object, or a
 * value on the path is not one.
 */
export function withKey(text: string, path: readonly string[], key: string, value: SettingValue): Edit[] | null {
  const root = rootOf(text);
  const existing = root && findNodeAtLocation(root, [...path, key]);
  if (existing)
    return [{ span: { start: existing.offset, end: existing.offset + existing.length }, newText: toJson(value) }];
  return root ? addedAtPath(text, root, path, { [key]: value }) : null;
}

/** Returns edits that append an item to a list in JSON, as `withKey` does; a missing list is created. */
export function withItem(text: string, path: readonly string[], item: SettingValue): Edit[] | null {
  const root = rootOf(text);
  const list = root && findNodeAtLocation(root, [...path]);
  if (!root) return null;
  if (list) return list.type === 'array' ? appended(text, list, toJson(item)) : null;
  return addedAtPath(text, root, path.slice(0, -1), { [path.at(-1)!]: [item] });
}

/** Returns the text of a new settings file with these values. */
export function newSettings(value: { readonly [key: string]: SettingValue }): string {
  const lines = Object.entries(value).map(([key, each]) => `  ${JSON.stringify(key)}: ${toJson(each)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

function rootOf(text: string): Node | null {
  const root = parseTree(text, [], { allowTrailingComma: true });
  return root?.type === 'object' ? root : null;
}

/** Adds an entry to the innermost existing object of a path, wrapped in the missing ones. */
function addedAtPath(
  text: string,
  root: Node,
  path: readonly string[],
  entry: { [key: string]: SettingValue },
): Edit[] | null {
  let depth = path.length;
  while (findNodeAtLocation(root, path.slice(0, depth)) === undefined) depth--;
  const container = findNodeAtLocation(root, path.slice(0, depth))!;
  if (container.type !== 'object') return null;
  const wrapped = path
    .slice(depth)
    .reduceRight<{ [key: string]: SettingValue }>((inner, key) => ({ [key]: inner }), entry);
  const [[key, value]] = Object.entries(wrapped) as [[string, SettingValue]];
  return appended(text, container, `${JSON.stringify(key)}: ${toJson(value)}`);
}

/** Appends an entry to an object or list, on a new line if its last entry is on its own line. */
function appended(text: string, container: Node, entry: string): Edit[] {
  const last = container.children?.at(-1);
  if (!last) return [firstEntry(text, container, entry)];
  const end = last.offset + last.length;
  const comma = commaAfter(text, end);
  const line = text.slice(lineStart(text, last.offset), last.offset);
  // Entries on one line stay on one line.
  if (line.trim() !== '') return [insertion(end, `, ${entry}`)];
  const newLine = lineBreakOf(text) + line + entry + (comma === null ? '' : ',');
  const place = lineEndAfter(text, comma ?? end);
  if (comma !== null) return [insertion(place, newLine)];
  return place === end ? [insertion(end, `,${newLine}`)] : [insertion(end, ','), insertion(place, newLine)];
}

/** The first entry of an object or list: between its brackets, on its own line if they are on different lines. */
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

/** The end of the comma after an entry; null if there is none. */
function commaAfter(text: string, from: number): number | null {
  for (const { word, end } of wordsFrom(text, from)) {
    if (word === ',') return end;
    if (!isTrivia(word)) return null;
  }
  return null;
}

/** The end of the line if only comments follow on it, otherwise the offset itself. */
function lineEndAfter(text: string, from: number): number {
  let at = from;
  for (const { word, end } of wordsFrom(text, from)) {
    if (/^[\r\n]/.test(word)) break;
    if (!isTrivia(word)) return from;
    if (word.trim() !== '') at = end;
  }
  return at;
}

/** The words of JSON from an offset on, including white space and comments. */
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

/** JSON on one line, with spaces as people write it: `{ "a": ["b", "c"] }`. */
function toJson(value: SettingValue): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (isList(value)) return `[${value.map(toJson).join(', ')}]`;
  return `{ ${Object.entries(value)
    .map(([key, each]) => `${JSON.stringify(key)}: ${toJson(each)}`)
    .join(', ')} }`;
}

function isList(value: SettingValue): value is readonly SettingValue[] {
  return Array.isArray(value);
}
