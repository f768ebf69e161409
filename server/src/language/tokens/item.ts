import { compactList } from '../../util/compact.js';
import { readAfterNoun } from './after-noun.js';
import type { Item, PhrasePart } from './ast.js';
import { readBackReference } from './back-reference.js';
import { readBeforeNoun } from './before-noun.js';
import type { Cursor } from './cursor.js';
import { dropUnknownTail, isClearlyAToken } from './missing-noun.js';
import { readAppositive } from './name.js';

/** Reads one token noun phrase; null, without advancing, if there is none. */
export function readItem(cursor: Cursor, options: { readonly nounMayBeMissing: boolean }): Item | null {
  const first = cursor.at;
  const item = readBackReference(cursor) ?? readDescription(cursor, options.nounMayBeMissing);
  if (!item) cursor.at = first;
  return item;
}

function readDescription(cursor: Cursor, nounMayBeMissing: boolean): Item | null {
  const first = cursor.at;
  const appositive = readAppositive(cursor);
  const parts: PhrasePart[] = [];
  if (appositive) {
    const { name } = appositive;
    parts.push({
      kind: 'name',
      span: { start: name.span.start, end: cursor.source.words[cursor.at - 1]!.end },
      name,
      form: 'appositive',
    });
  }
  const before = readBeforeNoun(cursor);
  if (!before.reachedNoun) {
    if (!nounMayBeMissing) return null;
    dropUnknownTail(cursor, before.parts);
    if (!isClearlyAToken(cursor, before.parts)) return null;
  }
  const after = readAfterNoun(cursor);
  parts.push(...(appositive ? before.parts : namedBefore(before.parts, after)), ...after);
  const kind = kindOf(parts);
  return kind && { kind, span: cursor.nodeFrom(first).span, parts: compactList(parts) };
}

/** "a Grub token that's a 1/1 green Insect creature": of two lists of capitalized words, the first is the name. */
function namedBefore(before: PhrasePart[], after: readonly PhrasePart[]): PhrasePart[] {
  const words = before.filter((part) => part.kind === 'subtype');
  const isDescribed = after.some(({ kind }) => kind === 'subtype') && after.some(({ kind }) => kind === 'type');
  const isBare = before.every(
    ({ kind }) => kind === 'subtype' || kind === 'count' || kind === 'state' || kind === 'noun',
  );
  if (words.length === 0 || !isDescribed || !isBare) return before;
  const span = { start: words[0]!.span.start, end: words.at(-1)!.span.end };
  const name = { span, text: words.map(({ word }) => word).join(' ') };
  const rest = before.filter(({ kind }) => kind !== 'subtype');
  const at = rest.findIndex(({ kind }) => kind === 'noun');
  return [...rest.slice(0, at), { kind: 'name', span, name, form: 'named' }, ...rest.slice(at)];
}

function kindOf(parts: readonly PhrasePart[]): Item['kind'] | null {
  const has = (kind: PhrasePart['kind']) => parts.some((part) => part.kind === kind);
  if (has('copy')) return 'copy';
  if (has('type') || has('pt') || has('colors') || has('might') || has('double-faced')) return 'described';
  if (has('name') && !has('subtype')) return 'described';
  if (has('subtype') || has('unknown')) return 'named';
  return 'described';
}
