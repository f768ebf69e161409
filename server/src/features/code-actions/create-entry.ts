import type { Snapshot } from '../../analysis/set/snapshot.js';
import type { Characteristics } from '../../edition/characteristics.js';
import { tokenSheet } from '../../edition/token-sheet.js';
import { typeLineOf } from '../../edition/type-line.js';
import { formatOf } from '../../formats/index.js';
import type { Finding } from '../../lint/finding.js';
import { type Action, quickFix } from './action.js';
import type { ActionContext } from './action-context.js';
import { definablesIn } from './definable.js';

/** Adds an entry for a token that a card makes and that has no entry yet to the card's file, linked to the card. */
export function createEntryActions({ cards, findingsHere, file }: ActionContext): Action[] {
  if (!cards) return [];
  const { snapshot } = cards;
  const entries = formatOf(snapshot.document).tokenEntries;
  if (!entries) return [];
  return findingsHere.flatMap((finding) => {
    const is = finding.rule === 'related-link-missing' && !finding.fix ? described(finding, snapshot) : null;
    if (!is?.name || finding.card === null) return [];
    const token = {
      name: is.name,
      typeLine: typeLineOf(is, snapshot.edition.game),
      colors: is.colors?.join('') ?? '',
      stats: is.pt ?? '',
      loyalty: is.loyalty ?? '',
      rulesText: tokenSheet(is, snapshot.edition.game, is.name).abilities.join('\n'),
      maker: finding.card,
    };
    const isTaken = (name: string) => snapshot.set.entriesNamed(name).length > 0 || snapshot.set.hasCard(name);
    const edit = entries.add(snapshot.document, file.text.toString(), token, isTaken);
    if (!edit) return [];
    const { at, text: newText } = edit;
    return quickFix(`Create the token entry “${is.name}”`, [finding], {
      file,
      edits: [{ span: { start: at, end: at }, newText }],
    });
  });
}

/** The token that the words of a finding fully describe; null if they leave a characteristic open. */
function described({ span }: Finding, snapshot: Snapshot): Characteristics | null {
  const [only, ...more] = definablesIn(snapshot, span);
  if (!only?.isKnown || more.length > 0) return null;
  const { name, types, colors, back } = only.characteristics;
  return name === null || types === null || colors === null || back !== null ? null : only.characteristics;
}
