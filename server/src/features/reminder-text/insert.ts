import type { Snapshot } from '../../analysis/set/snapshot.js';
import type { PlacedCard } from '../../formats/card.js';
import { toSource } from '../../text/region.js';
import { inFile, touches } from '../../text/span.js';
import { lastAtOrBefore } from '../../util/binary-search.js';
import { type Ability, abilitiesOf } from './abilities.js';
import type { ReminderEdit } from './reminder-edit.js';

/**
 * Returns the reminder texts that the abilities of a card could have, each at the end of its line. An ability with text
 * in parentheses is left alone.
 */
export function insertions({ card, start }: PlacedCard, snapshot: Snapshot): ReminderEdit[] {
  return abilitiesOf(card, snapshot).flatMap(({ analysis, abilities }) => {
    const region = analysis.face.rulesText!;
    return abilities.flatMap(({ uses, span, parentheses }): ReminderEdit[] => {
      if (uses.length === 0 || parentheses.length > 0) return [];
      const written = ` (${remindersOf(uses).join(' ')})`;
      const text = hasCurlyMarks(snapshot) ? written : straight(written);
      const newText = region.encode ? region.encode(text) : text;
      if (newText === null) return [];
      const at = inFile(toSource(region, { start: span.end, end: span.end }), start);
      const line = inFile(toSource(region, span), start);
      return [{ keywords: uses.map(({ words }) => words), line, edit: { span: at, newText } }];
    });
  });
}

/** Returns the reminder text that the ability at an offset of the file could have for a keyword; null if it has none. */
export function insertionAt(snapshot: Snapshot, offset: number, keyword?: string): ReminderEdit | null {
  const placed = lastAtOrBefore(snapshot.document.cards, offset);
  const here = placed ? insertions(placed, snapshot).find(({ line }) => touches(line, offset)) : undefined;
  if (!here || keyword === undefined) return here ?? null;
  return here.keywords.some((words) => words.toLowerCase().startsWith(keyword.toLowerCase())) ? here : null;
}

/** Each reminder text once. */
function remindersOf(uses: Ability['uses']): string[] {
  return [...new Set(uses.map(({ text }) => text))];
}

function hasCurlyMarks({ text }: Snapshot): boolean {
  return /[‘’“”]/.test(text.toString());
}

function straight(text: string): string {
  return text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"');
}
