import { lineUpTo } from '../../../text/line-at.js';
import { capitalized } from '../../../util/capital.js';
import { matchesOf } from '../../../util/cheap-search.js';
import type { CardContext } from '../../abilities/card-context.js';
import type { Slip } from '../slip.js';

/** An order to deal damage, which only an object can do (120.1): "Deal 3 damage to any target." */
const unsourced =
  /(?<=^(?:• )?|[.:—] |, (?:then )?|["“])[Dd]eal(?= (?:(?:\d+|X|that much|twice that much) damage|damage equal)\b)/gmu;

/** Orders to deal damage without what deals it. Offsets are UTF-16 units of the rules text. */
export function damageSlips(text: string, { name, isLegendary, isSpell }: CardContext): Slip[] {
  if (!/\bdeal /i.test(text)) return [];
  const own = isLegendary ? /^[^,]*/.exec(name)![0] : name;
  return matchesOf(text, unsourced).map(({ index, 0: written }): Slip => {
    const place = { start: index, end: index + written.length };
    const before = lineUpTo(text, index);
    const isQuoted = (before.match(/["“”]/g) ?? []).length % 2 === 1;
    const isAfterEvent = !isSpell && /\b(?:this|enters|attacks|dies)\b[^.:]*, $/.test(before);
    const source = isQuoted ? '' : isAfterEvent ? 'it' : own;
    const newText = `${/^D/.test(written) ? capitalized(source) : source} deals`;
    return { kind: 'missing-word', ...place, repairs: source === '' ? [] : [{ ...place, newText }] };
  });
}
