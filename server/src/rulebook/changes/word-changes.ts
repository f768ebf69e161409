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
  const changes = diffArrays(wordsOf(before), wordsOf(after), { maxEditLength: MOST_CHANGES });
  if (!changes) return pieces(['removed', before], ['added', after]);
  return readable(
    changes.map(({ added, removed, value }) => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      text: value.join(''),
    })),
  );
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

/** Takes a space between two changes as part of them: "one two" replaced by "three four" is one change. */
function readable(changes: readonly WordChange[]): WordChange[] {
  const result: WordChange[] = [];
  let removed = '';
  let added = '';
  const flush = () => {
    result.push(...pieces(['removed', removed], ['added', added]));
    removed = '';
    added = '';
  };
  for (const [at, { kind, text }] of changes.entries()) {
    const joins = kind === 'same' && text === ' ' && removed !== '' && added !== '' && isReplaced(changes, at + 1);
    if (kind !== 'added' && (kind === 'removed' || joins)) removed += text;
    if (kind !== 'removed' && (kind === 'added' || joins)) added += text;
    if (kind !== 'same' || joins) continue;
    flush();
    result.push({ kind, text });
  }
  flush();
  return result;
}

/** Whether words are replaced here, not only added or removed. */
function isReplaced(changes: readonly WordChange[], at: number): boolean {
  const kinds = [changes[at]?.kind, changes[at + 1]?.kind];
  return kinds.includes('removed') && kinds.includes('added');
}
