import { type Snapshot, withText } from '../analysis/set/snapshot.js';
import type { PlacedCard } from '../formats/card.js';
import type { Course } from '../language/outdated/course.js';
import type { Finding, Fix } from '../lint/finding.js';
import { EditedText, type RuleEdit } from '../lint/fix/edited-text.js';
import { lineBreakOf } from '../text/line-break.js';
import { isEditable, type Region, toSource } from '../text/region.js';
import { inFile } from '../text/span.js';
import { migrationFindings } from './lint-changes.js';
import { migrateText } from './migrate-text.js';

/** A card that a person has to look at. */
export interface OpenCard {
  readonly card: string | null;
  /** One sentence. */
  readonly reason: string;
}

/** The outcome of migrating one file. */
export interface FileMigration {
  readonly path: string;
  /** The edits of the original text, in text order, each with the ids of its classes of change. */
  readonly edits: readonly RuleEdit[];
  readonly open: readonly OpenCard[];
}

/** The highest number of passes: a change can make another possible, as a shorter text makes a token recognizable. */
const PASSES = 6;

/**
 * Brings the cards of a file into the wording of another time. Everything else in the file stays as it is.
 * @param snapshot the file under the edition wanted
 */
export function migrateFile(snapshot: Snapshot, course: Course): FileMigration {
  const { path } = snapshot;
  const edited = new EditedText(snapshot.text.toString());
  let open: OpenCard[] = [];
  let current = snapshot;
  const apply = (edits: readonly RuleEdit[]) => {
    edited.apply(edits);
    current = withText(current, edited.text);
    return edits.length > 0;
  };
  for (let pass = 0, changed = true; changed && pass < PASSES; pass++) {
    // What a card calls itself depends on its type line.
    changed = apply(fixEdits(migrationFindings(current, course.direction)));
    const { edits, unwritten } = wordingEdits(current, course);
    changed = apply(edits) || changed;
    open = unwritten.map((card) => ({ card, reason: 'Its text contains markup where the wording changes.' }));
  }
  for (const { card, message, fix } of migrationFindings(current, course.direction)) {
    if (!fix) open.push({ card, reason: message });
  }
  return { path, edits: edited.edits(), open };
}

/** The edits of the rules texts of all faces, and the names of the cards whose format cannot contain them. */
function wordingEdits({ document, text }: Snapshot, course: Course) {
  const lineBreak = lineBreakOf(text);
  const unwritten = new Set<string | null>();
  const edits = document.cards.flatMap((placed) =>
    placed.card.faces.flatMap(({ name, typeLine, rulesText }) => {
      if (!rulesText) return [];
      const head = { name: name?.text ?? '', typeLine: typeLine?.text ?? '' };
      return migrateText(rulesText.text, head, course).flatMap((edit) => {
        const written = placedEdit(edit, rulesText, placed, lineBreak);
        if (!written) unwritten.add(placed.card.faces[0]!.name?.text || null);
        return written ?? [];
      });
    }),
  );
  return { edits, unwritten: [...unwritten] };
}

/** An edit of a region as an edit of its file; null if the source between the words would be lost. */
function placedEdit(
  { span, newText, rules }: RuleEdit<'text'>,
  region: Region,
  { start }: PlacedCard,
  lineBreak: string,
): RuleEdit | null {
  if (!isEditable(region, span)) return null;
  const written = region.encode ? region.encode(newText) : newText;
  if (written === null) return null;
  return { span: inFile(toSource(region, span), start), newText: written.replaceAll('\n', lineBreak), rules };
}

/** The edits of all fixes that do not touch one before them. */
function fixEdits(findings: readonly Finding[]): RuleEdit[] {
  const edits: RuleEdit[] = [];
  const fixable = findings.filter((finding): finding is Finding & { fix: Fix } => finding.fix !== null);
  fixable.sort((a, b) => startOf(a.fix) - startOf(b.fix));
  let free = -1;
  for (const { rule, fix } of fixable) {
    if (startOf(fix) <= free) continue;
    edits.push(...fix.edits.map((edit) => ({ ...edit, rules: [rule] })));
    free = fix.edits.at(-1)?.span.end ?? free;
  }
  return edits;
}

function startOf({ edits }: Fix): number {
  return edits[0]?.span.start ?? 0;
}
