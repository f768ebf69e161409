import { keyOf } from '../../analysis/card/token-key.js';
import type { Snapshot } from '../../analysis/set/snapshot.js';
import { baseOf, occurrencesOf } from './occurrence.js';
import type { FileEdits, Refusal, Renamable, RenameEdit, Renaming } from './renaming.js';
import { distinct, replacement } from './replacement.js';
import type { TokenAt } from './token-at.js';

/** Returns the name of a token to be edited, or why it cannot be renamed. */
export function renamableToken({ key, occurrence }: TokenAt, snapshot: Snapshot): Renamable | Refusal {
  const refusal = refusalOf(key, snapshot);
  if (refusal) return { refusal };
  if (!occurrence?.words) {
    return { refusal: 'Put the cursor on the name of the token to rename it.' };
  }
  const { region, span, plural } = occurrence.words;
  const written = region.text.slice(span.start, span.end);
  const placeholder = plural ? (snapshot.set.definition(key)?.name ?? written) : written;
  return { span: occurrence.span, placeholder: placeholder.slice(0, baseOf(placeholder).end) };
}

/**
 * Returns the edits that rename a token: its definition, the subtypes that its name is derived from, every phrase and
 * mention, and the links of card programs, in all files of the set. The word "Token" is kept.
 */
export function renameToken(
  { key }: TokenAt,
  newName: string,
  snapshot: Snapshot,
  files: Iterable<Snapshot>,
): Renaming | Refusal {
  const name = newName.trim().slice(0, baseOf(newName.trim()).end);
  const refusal = refusalOf(key, snapshot) ?? nameProblem(name, key, snapshot);
  if (refusal) return { refusal };
  const changed: FileEdits[] = [];
  for (const file of files) {
    const edits: RenameEdit[] = [];
    for (const { words, role } of occurrencesOf(key, file)) {
      if (!words) continue;
      const edit = replacement(words, role, name, file.text);
      if (!edit) return { refusal: `A mention in ${file.path} cannot be replaced, so nothing was renamed.` };
      edits.push({ ...edit, isDoubtful: false });
    }
    if (edits.length > 0) changed.push({ path: file.path, edits: distinct(edits) });
  }
  return { files: changed, note: null };
}

function refusalOf(key: string, { set, edition }: Snapshot): string | null {
  if (set.definition(key)) return null;
  const predefined = edition.predefined.get(key);
  if (predefined)
    return `${predefined.words} is a predefined token: rule ${predefined.rule} names it, so it cannot be renamed.`;
  return set.hasCard(key) ? 'This is the name of a card that is not in the set, so it cannot be renamed.' : null;
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
