import { analyseCard } from '../../analysis/card/card-analysis.js';
import { mentionedCard } from '../../analysis/card/mentioned.js';
import { createdInSet } from '../../analysis/keywords/created.js';
import type { Snapshot } from '../../analysis/set/snapshot.js';
import type { Card, Face, Mention } from '../../formats/card.js';
import { bold, escapeText, italic, list, page } from '../shared/markdown.js';
import type { HoverParts } from './hover-parts.js';

/** Returns the text of a card, face by face, as Markdown. */
export function cardSheet({ faces }: Card): string {
  return page(...faces.map(faceSheet));
}

function faceSheet({ name, manaCost, typeLine, rulesText, stats, metadata }: Face): string {
  const loyalty = metadata.find(({ key }) => key === 'Loyalty')?.value.text;
  const numbers = stats?.text ?? (loyalty === undefined ? null : `loyalty ${loyalty}`);
  return page(
    [bold(name?.text ?? ''), escapeText(manaCost?.text ?? '')].filter(Boolean).join(' '),
    [typeLine?.text, numbers].flatMap((part) => (part ? escapeText(part) : [])).join(' · '),
    list(rulesText?.text.split('\n') ?? []),
  );
}

/** The hover on a name in a cube list: the card, the tokens it makes, and its source. Null if the card is unknown. */
export function mentionHover(mention: Mention, snapshot: Snapshot): HoverParts | null {
  const found = mentionedCard(mention, snapshot.set);
  if (!found) return null;
  const { card, own } = found;
  const { edition, set } = snapshot;
  const made = analyseCard(card, edition).faces.flatMap((face) => createdInSet(face, set.keywords, edition));
  const names = new Set(made.flatMap((token) => token.characteristics.name ?? token.byName ?? []));
  const source = own ? (own.path.split('/').at(-1) ?? own.path) : (snapshot.set.declared.cards?.source ?? '');
  const makes = names.size > 0 ? `Makes ${[...names].map(italic).join(', ')}.` : null;
  return { sheet: cardSheet(card), details: page(makes, `From ${italic(source)}.`) };
}
