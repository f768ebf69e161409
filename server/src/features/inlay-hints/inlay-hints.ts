import { analyseCard } from '../../analysis/card/card-analysis.js';
import type { CreatedToken } from '../../analysis/card/created.js';
import type { Snapshot } from '../../analysis/set/snapshot.js';
import { nameFrom } from '../../edition/describe.js';
import { tokenSheet } from '../../edition/token-sheet.js';
import { cardsAround } from '../../formats/placed.js';
import { type Item, partOf } from '../../language/tokens/ast.js';
import { toSource } from '../../text/region.js';
import type { Span } from '../../text/span.js';
import { label } from '../shared/label.js';

/** Text that the editor shows inside the card text. */
export interface InlayHint {
  /** The offset in the file after which it is shown. */
  readonly offset: number;
  readonly label: string;
  /** More details, in plain text. */
  readonly tooltip: string;
}

/** The hints to compute. */
export interface InlayHintOptions {
  /** The name of a token that gets it by rule 111.4, where the words before "token" differ from it. */
  readonly names: boolean;
  /** The characteristics of a predefined token. */
  readonly predefined: boolean;
}

/** Returns the hints for the cards that touch a range of the file, in order. */
export function inlayHintsIn(snapshot: Snapshot, within: Span, options: InlayHintOptions): InlayHint[] {
  if (!options.names && !options.predefined) return [];
  const hints: InlayHint[] = [];
  for (const { card, start } of cardsAround(snapshot.document.cards, within)) {
    for (const { face, created } of analyseCard(card, snapshot.edition).faces) {
      for (const token of created) {
        const hint = hintFor(token, snapshot, options);
        if (!hint || !face.rulesText) continue;
        const { end } = toSource(face.rulesText, hint.after);
        hints.push({ offset: start + end, label: label(hint.label), tooltip: label(hint.tooltip) });
      }
    }
  }
  return hints.filter(({ offset }) => within.start <= offset && offset <= within.end);
}

interface Hint {
  readonly after: Span;
  readonly label: string;
  readonly tooltip: string;
}

function hintFor(token: CreatedToken, snapshot: Snapshot, options: InlayHintOptions): Hint | null {
  const noun = token.via === null ? partOf(token.item, 'noun') : undefined;
  if (!noun) return null;
  if (token.predefined) return options.predefined ? predefinedHint(token, noun.span, snapshot) : null;
  return options.names && token.origin === 'described' ? nameHint(token, noun.span, snapshot) : null;
}

/** Rule 111.4: a token whose text gives no name is named after its subtypes. */
function nameHint({ characteristics, item }: CreatedToken, after: Span, { edition }: Snapshot): Hint | null {
  const { name, subtypes } = characteristics;
  const { suffix, rule } = edition.naming;
  if (name === null || suffix === null || partOf(item, 'name') || name !== nameFrom(subtypes ?? [], edition.naming)) {
    return null;
  }
  if (isWritten(subtypes ?? [], item)) return null;
  const why = rule === null ? '' : ` (rule ${rule})`;
  return { after, label: `“${name}”`, tooltip: `The text names no token, so its subtypes do: ${name}${why}.` };
}

/** Whether the phrase has the subtypes side by side and in this order, so that anyone can tell the name. */
function isWritten(subtypes: readonly string[], { parts }: Item): boolean {
  const first = parts.findIndex(({ kind }) => kind === 'subtype');
  const rest = parts.slice(Math.max(0, first));
  const other = rest.findIndex(({ kind }) => kind !== 'subtype');
  const written = rest
    .slice(0, other < 0 ? rest.length : other)
    .flatMap((part) => (part.kind === 'subtype' ? part.word : []));
  return written.join(' ') === subtypes.join(' ');
}

function predefinedHint({ predefined }: CreatedToken, after: Span, { edition }: Snapshot): Hint | null {
  if (!predefined) return null;
  const { characteristics, words, rule } = predefined;
  const sheet = tokenSheet(characteristics, edition.game, characteristics.name ?? words);
  const parts = [sheet.stats, ...sheet.abilities].filter((part) => part !== null);
  const details = parts.join(' · ');
  if (details === '') return null;
  return { after, label: details, tooltip: `${sheet.name}: ${[sheet.typeLine, ...parts].join(' · ')} (rule ${rule})` };
}
