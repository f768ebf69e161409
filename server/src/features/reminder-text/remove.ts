import type { FaceAnalysis } from '../../analysis/card/face-analysis.js';
import type { Snapshot } from '../../analysis/set/snapshot.js';
import type { PlacedCard } from '../../formats/card.js';
import { reminderForm } from '../../lint/helpers/reminder-form.js';
import { isEditable, toSource } from '../../text/region.js';
import { inFile, overlap, type TextSpan } from '../../text/span.js';
import { type Ability, abilitiesOf } from './abilities.js';
import type { ReminderEdit } from './reminder-edit.js';

/**
 * Returns the reminder texts of a card that explain a keyword before them. Text in parentheses that says something else
 * stays: the mana ability of a land, what a token is, the meaning of a keyword that only the card itself explains.
 */
export function removals({ card, start }: PlacedCard, snapshot: Snapshot): ReminderEdit[] {
  return abilitiesOf(card, snapshot).flatMap(({ analysis, abilities }) => {
    const region = analysis.face.rulesText!;
    return abilities.flatMap((ability) =>
      ability.parentheses.flatMap((span, i): ReminderEdit[] => {
        const mentions = mentionsBefore(ability, i);
        if (mentions.length === 0 || !isReminder(span, mentions, analysis, snapshot)) return [];
        const text = region.text.slice(0, span.start);
        const withSpace = { start: text.length - /[ \t]*$/.exec(text.slice(-8))![0].length, end: span.end };
        if (!isEditable(region, withSpace)) return [];
        const edit = { span: inFile(toSource(region, withSpace), start), newText: '' };
        const line = inFile(toSource(region, ability.span), start);
        return [{ keywords: mentions.map(({ words }) => words), line, edit }];
      }),
    );
  });
}

/** The keywords between the parentheses before and these. */
function mentionsBefore({ mentions, parentheses }: Ability, index: number): Ability['mentions'] {
  const after = parentheses[index - 1]?.end ?? 0;
  return mentions.filter(({ at }) => after <= at && at < parentheses[index]!.start);
}

function isReminder(
  span: TextSpan,
  mentions: Ability['mentions'],
  { face, reminders, explanations }: FaceAnalysis,
  { edition, set }: Snapshot,
): boolean {
  const text = face.rulesText!.text.slice(span.start + 1, span.end - 1).trim();
  if (!/^[\p{Lu}{[“"+−-].*[.!”"]$/su.test(text)) return false;
  if (reminders.some((definition) => overlap(definition.span, span))) return false;
  const isDeclared = (word: string) =>
    set.declared.keywords.some((each) => each.word.toLowerCase() === word && each.meaning !== null);
  if (explanations.some(({ word, reminder }) => overlap(reminder, span) && !isDeclared(word))) return false;
  const form = (words: string) => reminderForm(words, face.name?.text ?? '', edition.vocabulary);
  const written = form(text);
  return mentions.some((mention) => mention.text === null || isAbout(written, form(mention.text)));
}

/** Whether two texts share a third of the words of the shorter one: they may be worded differently. */
function isAbout(a: readonly string[], b: readonly string[]): boolean {
  const [shorter, longer] = a.length <= b.length ? [a, new Set(b)] : [b, new Set(a)];
  return shorter.filter((word) => longer.has(word)).length * 3 >= shorter.length;
}
