import { diffArrays } from 'diff';

/** A piece of a text that both versions have, or that only the older or only the newer has. */
export interface WordChange {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/**
 * The most words that may differ: the work grows with their square. Texts that differ more are replaced as a whole.
 */
const MOST_CHANGES = 2000;

/**
 * The difference between two texts, word by word. The pieces that are not added make up the older text exactly, those
 * that are not removed the newer one. Empty pieces are left out.
 */
export function wordChanges(before: string, after: string): readonly WordChange[] {
  if (before === after) return pieces(['same', before]);
  // Each line but the first begins with its line break.
  const [old = '', ...oldLines] = before.split(/(?=\n)/);
  const [now = '', ...newLines] = after.split(/(?=\n)/);
  return merged([...changesInLine(old, now), ...changesOfLines(oldLines, newLines)]);
}

/** The difference between the lines after the first: examples, and meanings of a term, which may come and go as a whole. */
function changesOfLines(before: readonly string[], after: readonly string[]): WordChange[] {
  const runs = diffArrays([...before], [...after]);
  return runs.flatMap(({ added, removed, value }, at): WordChange[] => {
    const next = runs[at + 1];
    const last = runs[at - 1];
    if (removed && next?.added && next.value.length === value.length)
      return value.flatMap((line, i) => changesInLine(line, next.value[i]!));
    if (added && last?.removed && last.value.length === value.length) return [];
    return pieces([added ? 'added' : removed ? 'removed' : 'same', value.join('')]);
  });
}

function changesInLine(before: string, after: string): WordChange[] {
  const changes = diffArrays(wordsOf(before), wordsOf(after), { maxEditLength: MOST_CHANGES });
  if (!changes) return pieces(['removed', before], ['added', after]);
  return readable(
    changes.map(({ added, removed, value }) => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      text: value.join(''),
    })),
  );
}

/** Joins neighbouring pieces of the same kind. */
function merged(changes: readonly WordChange[]): WordChange[] {
  const result: WordChange[] = [];
  for (const { kind, text } of changes) {
    const last = result.at(-1);
    if (last?.kind === kind) result[result.length - 1] = { kind, text: last.text + text };
    else result.push({ kind, text });
  }
  return result;
}

/** The words, spaces and marks of a text; rule numbers, symbols and words with apostrophes are one each. */
function wordsOf(text: string): string[] {
  return text.match(WORD) ?? [];
}

const WORD = /\d{3}(?:\.\d+[a-z]?)?(?!\w)|\{[^{}\s]{1,9}\}|[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*|\s+|./gsu;

/** The older or newer text of a difference. */
export function textOf(changes: readonly WordChange[], side: 'before' | 'after'): string {
  const other = side === 'before' ? 'added' : 'removed';
  return changes.map(({ kind, text }) => (kind === other ? '' : text)).join('');
}

function pieces(...list: readonly [WordChange['kind'], string][]): WordChange[] {
  return list.flatMap(([kind, text]) => (text === '' ? [] : [{ kind, text }]));
}

/** Takes a space or a short word between two changes as part of them: "one of two" replaced by "three of four". */
function readable(changes: readonly WordChange[]): WordChange[] {
  const result: WordChange[] = [];
  let removed = '';
  let added = '';
  for (const [at, { kind, text }] of changes.entries()) {
    const isReplaced = removed !== '' && added !== '' && replaces(changes, at + 1);
    const joins = kind === 'same' && isReplaced && (text === ' ' || /^ ?[\p{L},]{1,5} ?$/u.test(text));
    if (kind === 'removed' || joins) removed += text;
    if (kind === 'added' || joins) added += text;
    if (kind !== 'same' || joins) continue;
    result.push(...pieces(['removed', removed], ['added', added], ['same', text]));
    removed = '';
    added = '';
  }
  return [...result, ...pieces(['removed', removed], ['added', added])];
}

/** Whether words are replaced here, not only added or removed. */
function replaces(changes: readonly WordChange[], at: number): boolean {
  const kinds = [changes[at]?.kind, changes[at + 1]?.kind];
  return kinds.includes('removed') && kinds.includes('added');
}
