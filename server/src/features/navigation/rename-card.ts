import { foldName, namesIn, shortNameOf } from '../../analysis/card/card-names.js';
import type { Snapshot } from '../../analysis/set/snapshot.js';
import type { CardDocument } from '../../formats/card.js';
import { formatOf } from '../../formats/index.js';
import { applyEdits } from '../../lint/fix/fixes.js';
import { type CardOccurrence, occurrencesOfCard } from './card-occurrence.js';
import type { NamedCard } from './named-card.js';
import type { FileEdits, Refusal, RenameEdit, Renaming } from './renaming.js';
import { distinct, replacement } from './replacement.js';

/**
 * Returns the edits that rename a card: its headings, its own text, the text of other cards, the links of card programs
 * and the entries of lists, in all files of the set. The short name of a legend is replaced by that of the new name.
 */
export function renameCard(
  card: NamedCard,
  newName: string,
  { set }: Snapshot,
  files: Iterable<Snapshot>,
): Renaming | Refusal {
  const name = newName.trim();
  if (name === '') return { refusal: 'A card needs a name.' };
  const other = foldName(name) === card.key ? null : set.ownCard(name);
  if (other) return { refusal: `The set has a card of that name already: ${other.card.faces[0]?.name?.text}.` };
  const shortName = shortNameOf(name);
  const changed: FileEdits[] = [];
  let keptShort = 0;
  for (const file of files) {
    const edits: RenameEdit[] = [];
    for (const occurrence of occurrencesOfCard(card, file)) {
      const { words, role, isShort, isDoubtful } = occurrence;
      if (isShort && shortName === null) keptShort++;
      if (!words || (isShort && shortName === null)) continue;
      const edit = replacement(words, role, (isShort && shortName) || name, file.text);
      if (edit) edits.push({ ...edit, isDoubtful });
      else if (!isDoubtful) return { refusal: whyNot(occurrence, name, file) };
    }
    if (edits.length === 0) continue;
    const fileEdits = distinct(edits);
    if (!isStillNamed(card, name, file, fileEdits)) return { refusal: `“${name}” cannot be a name in ${file.path}.` };
    changed.push({ path: file.path, edits: fileEdits });
  }
  return { files: changed, note: keptShort === 0 ? null : noteOn(card, name, keptShort) };
}

function whyNot({ role }: CardOccurrence, name: string, { path }: Snapshot): string {
  return role === 'mention'
    ? `A mention in ${path} cannot be replaced, so nothing was renamed.`
    : `“${name}” cannot be a name in ${path}.`;
}

function noteOn({ shortName }: NamedCard, name: string, times: number): string {
  const where = times === 1 ? 'in one place' : `in ${times} places`;
  return `“${shortName}” was left ${where}: “${name}” has no short name, the part before a comma.`;
}

/**
 * Whether the file, once edited, has the new name wherever it had the old one: "Note: Ash" or "Ash {R}" would be read as
 * something else.
 */
function isStillNamed({ key }: NamedCard, name: string, { path, text, document }: Snapshot, edits: FileEdits['edits']) {
  const after = formatOf(document).read(path, applyEdits(text.toString(), edits), document);
  const isRenamed = foldName(name) !== key;
  const before = namesOf(document, foldName(name));
  const expected = isRenamed ? before + namesOf(document, key) : before;
  return after.cards.length === document.cards.length && namesOf(after, foldName(name)) === expected;
}

/** How many headings and entries of a file have a name. */
function namesOf({ cards, mentions = [] }: CardDocument, key: string): number {
  const headings = cards.flatMap(({ card }) =>
    card.role === 'card' ? card.faces.flatMap(({ name }) => (name ? [name.text] : [])) : [],
  );
  const names = [...headings, ...mentions.map(({ name }) => name.text)];
  return names.filter((text) => namesIn(text).some((each) => foldName(each.name) === key)).length;
}
