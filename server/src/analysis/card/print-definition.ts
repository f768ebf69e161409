import type { Characteristics } from '../../edition/characteristics.js';
import type { Edition } from '../../edition/edition.js';
import { colorWords } from '../../edition/print.js';
import { formatFor } from '../../formats/index.js';
import { capitalized } from '../../util/capital.js';
import { isEqual } from '../../util/equal.js';
import { describeDefinition } from './definition-block.js';

/**
 * The block of a token file that defines a token: lines joined by `\n`. Null if a block cannot express all of it, or
 * something is undetermined: a block always reads back as the same characteristics.
 */
export function printDefinition(is: Characteristics, edition: Edition): string | null {
  if (is.name === null || is.types === null || is.colors === null || is.back !== null) return null;
  const lines = [
    is.name,
    typeLine(is),
    // A token without this line is colorless.
    ...(is.colors.length === 0 ? [] : [`Color: ${colorWords(is)}`]),
    ...(is.might === null ? [] : [`Might: ${is.might}`]),
    ...(is.loyalty === null ? [] : [`Loyalty: ${is.loyalty}`]),
    ...keywordLine(is, edition),
    ...is.abilities,
    ...(is.pt === null ? [] : [is.pt]),
  ];
  const block = lines.join('\n');
  return isReadAs(is, block, edition) ? block : null;
}

function typeLine({ supertypes, types, subtypes }: Characteristics): string {
  const front = [...(supertypes ?? []), ...(types ?? [])].join(' ');
  return subtypes && subtypes.length > 0 ? `${front} — ${subtypes.join(' ')}` : front;
}

/** `Flying, first strike`; Riftbound puts each keyword in brackets. */
function keywordLine({ keywords }: Characteristics, { game }: Edition): string[] {
  if (keywords.length === 0) return [];
  if (game === 'riftbound') return [keywords.map((keyword) => `[${keyword}]`).join(', ')];
  const line = keywords.join(', ');
  return [capitalized(line)];
}

function isReadAs(is: Characteristics, block: string, edition: Edition): boolean {
  const path = 'a.tokens';
  const { cards } = formatFor(path, '')?.read(path, block) ?? { cards: [] };
  const [face, ...others] = cards.flatMap(({ card }) => card.faces);
  if (!face || others.length > 0) return false;
  return areEqual(describeDefinition(face, edition), is);
}

/** Whether two tokens are equal in everything a definition contains. */
function areEqual(a: Characteristics, b: Characteristics): boolean {
  const keys = Object.keys(a) as (keyof Characteristics)[];
  return keys.every((key) => isEqual(a[key], b[key]));
}
