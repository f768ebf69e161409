import { analyseCard } from '../../analysis/card/card-analysis.js';
import type { CreatedToken } from '../../analysis/card/created.js';
import type { Snapshot } from '../../analysis/set/snapshot.js';
import { nameFrom } from '../../edition/describe.js';
import { tokenSheet } from '../../edition/token-sheet.js';
import { cardsAround } from '../../formats/placed.js';
import { partOf } from '../../language/ast.js';
import { toSource } from '../../text/region.js';
import type { Span } from '../../text/span.js';
import { label } from '../shared/label.js';

/** Words shown in the text that do not stand in it. */
export interface InlayHint {
  /** The offset in the file that it stands behind. */
  readonly offset: number;
  readonly label: string;
  /** What more there is to say of it, in plain text. */
  readonly tooltip: string;
}

/** Which hints are wanted. */
export interface InlayHintOptions {
  /** The name that rule 111.4 gives a token whose text gives none. */
  readonly names: boolean;
  /** What a predefined token is. */
  readonly predefined: boolean;
}

/** The hints for the cards that touch a stretch of the file, in order. */
export function inlayHintsIn(snapshot: Snapshot, within: Span, wishes: InlayHintOptions): InlayHint[] {
  if (!wishes.names && !wishes.predefined) return [];
  const hints: InlayHint[] = [];
  for (const { card, start } of cardsAround(snapshot.document.cards, within)) {
    for (const { face, created } of analyseCard(card, snapshot.edition).faces) {
      for (const token of created) {
        const hint = hintFor(token, snapshot, wishes);
        if (!hint || !face.rulesText) continue;
        const { end } = toSource(face.rulesText, hint.behind);
        hints.push({ offset: start + end, label: label(hint.label), tooltip: label(hint.tooltip) });
      }
    }
  }
  return hints.filter(({ offset }) => within.start <= offset && offset <= within.end);
}

interface Hint {
  readonly behind: Span;
  readonly label: string;
  readonly tooltip: string;
}

function hintFor(token: CreatedToken, snapshot: Snapshot, wishes: InlayHintOptions): Hint | null {
  const noun = token.via === null ? partOf(token.item, 'noun') : undefined;
  if (!noun) return null;
  if (token.predefined) return wishes.predefined ? predefinedHint(token, noun.span, snapshot) : null;
  return wishes.names && token.origin === 'described' ? nameHint(token, noun.span, snapshot) : null;
}

/** Rule 111.4: without a name of its own a token is named after its subtypes. */
function nameHint({ characteristics, item }: CreatedToken, behind: Span, { edition }: Snapshot): Hint | null {
  const { name, subtypes } = characteristics;
  const { suffix, rule } = edition.naming;
  if (name === null || suffix === null || partOf(item, 'name') || name !== nameFrom(subtypes ?? [], edition.naming)) {
    return null;
  }
  const why = rule === null ? '' : ` (rule ${rule})`;
  return { behind, label: `“${name}”`, tooltip: `The text names no token, so its subtypes do: ${name}${why}.` };
}

function predefinedHint({ predefined }: CreatedToken, behind: Span, { edition }: Snapshot): Hint | null {
  if (!predefined) return null;
  const { characteristics, words, rule } = predefined;
  const sheet = tokenSheet(characteristics, edition.game, characteristics.name ?? words);
  const parts = [sheet.stats, ...sheet.abilities].filter((part) => part !== null);
  const told = parts.join(' · ');
  if (told === '') return null;
  return { behind, label: told, tooltip: `${sheet.name}: ${[sheet.typeLine, ...parts].join(' · ')} (rule ${rule})` };
}
