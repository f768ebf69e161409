import { pluralOf } from '../../analysis/card/plural.js';
import { keyOf } from '../../analysis/card/token-key.js';
import type { Snapshot } from '../../analysis/set/snapshot.js';
import { articleFor } from '../../language/article.js';
import type { Edit } from '../../lint/finding.js';
import { withCaseOf } from '../../lint/helpers/letter-case.js';
import { lineBreakOf } from '../../text/line-break.js';
import { isEditable, toSource } from '../../text/region.js';
import { type FileSpan, inFile } from '../../text/span.js';
import { baseOf, type Occurrence, occurrencesOf } from './occurrence.js';
import { tokenAt } from './token-at.js';

/** The span that a rename would replace under the cursor, and its current text. */
export interface Renamable {
  readonly span: FileSpan;
  readonly placeholder: string;
}

/** The reason why a token cannot be renamed, as a message for the user. */
export interface Refusal {
  readonly refusal: string;
}

/** Edits of one file of the set. */
export interface FileEdits {
  readonly path: string;
  readonly edits: readonly Edit[];
}

/** Returns the rename target at an offset of the file, or why it cannot be renamed; null if there is no token. */
export function renamableAt(snapshot: Snapshot, offset: number): Renamable | Refusal | null {
  const token = tokenAt(snapshot, offset);
  if (!token) return null;
  const refusal = refusalOf(token.key, snapshot);
  if (refusal) return { refusal };
  const { occurrence } = token;
  if (!occurrence?.words) {
    return { refusal: 'Put the cursor on the name of the token to rename it.' };
  }
  const { region, span, plural } = occurrence.words;
  const written = region.text.slice(span.start, span.end);
  const placeholder = plural ? (snapshot.set.definition(token.key)?.name ?? written) : written;
  return { span: occurrence.span, placeholder: placeholder.slice(0, baseOf(placeholder).end) };
}

/**
 * Returns the edits that rename the token at an offset: its definition, the subtypes that its name is derived from,
 * every phrase and mention, and the links of card programs, in all files of the set. The word "Token" is kept.
 */
export function renameAt(
  snapshot: Snapshot,
  offset: number,
  newName: string,
  files: Iterable<Snapshot>,
): readonly FileEdits[] | Refusal | null {
  const token = tokenAt(snapshot, offset);
  if (!token) return null;
  const name = newName.trim().slice(0, baseOf(newName.trim()).end);
  const refusal = refusalOf(token.key, snapshot) ?? nameProblem(name, token.key, snapshot);
  if (refusal) return { refusal };
  const changed: FileEdits[] = [];
  for (const file of files) {
    const edits: Edit[] = [];
    for (const occurrence of occurrencesOf(token.key, file)) {
      if (!occurrence.words) continue;
      const edit = editOf(occurrence, name, file);
      if (!edit) return { refusal: `A mention in ${file.path} cannot be replaced, so nothing was renamed.` };
      edits.push(edit);
    }
    edits.sort((a, b) => a.span.start - b.span.start);
    const distinctEdits = edits.filter(({ span }, i) => i === 0 || edits[i - 1]!.span.end <= span.start);
    if (distinctEdits.length > 0) changed.push({ path: file.path, edits: distinctEdits });
  }
  return changed;
}

function refusalOf(key: string, { set, edition }: Snapshot): string | null {
  if (set.definition(key)) return null;
  const predefined = edition.predefined.get(key);
  if (predefined)
    return `${predefined.words} is a predefined token: rule ${predefined.rule} names it, so it cannot be renamed.`;
  return set.hasCard(key) ? 'This is the name of a card, not of a token.' : null;
}

function nameProblem(name: string, key: string, { set, edition }: Snapshot): string | null {
  if (name === '') return 'A token needs a name.';
  if (/[\r\n{}"“”<>]/.test(name)) return `"${name}" cannot be the name of a token.`;
  const other = keyOf(name);
  if (other === key) return null;
  const predefined = edition.predefined.get(other);
  if (predefined) return `${predefined.words} is a predefined token (rule ${predefined.rule}). Choose another name.`;
  const own = set.definition(other);
  return own ? `The set has a token of that name already: ${own.name}.` : null;
}

/** The article directly before an offset, which depends on the sound of the name. */
function articleBefore(text: string, at: number): { readonly start: number; readonly text: string } | null {
  const found = /(?<![\p{L}'’-])an? $/iu.exec(text.slice(Math.max(0, at - 4), at));
  return found && { start: at - found[0].length, text: found[0].trimEnd() };
}

function editOf({ words, role }: Occurrence, name: string, { text }: Snapshot): Edit | null {
  if (!words) return null;
  const { region, start, plural } = words;
  const article = plural || role === 'link' ? null : articleBefore(region.text, words.span.start);
  const span = article ? { start: article.start, end: words.span.end } : words.span;
  if (!isEditable(region, span)) return null;
  const bare = plural ? pluralOf(name) : name;
  const wanted = article ? `${withCaseOf(article.text, articleFor(name))} ${bare}` : bare;
  const written = region.encode ? region.encode(wanted) : wanted;
  if (written === null) return null;
  return { span: inFile(toSource(region, span), start), newText: written.replaceAll('\n', lineBreakOf(text)) };
}
