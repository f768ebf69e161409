import { foldName } from '../../../analysis/card/card-names.js';
import type { SetIndex } from '../../../analysis/set/set-index.js';
import { toSource } from '../../../text/region.js';
import { everywhere } from '../../helpers/applies-to.js';
import { nearest } from '../../helpers/nearest-word.js';
import type { Rule } from '../../rule.js';

export const unknownCardName: Rule = {
  id: 'unknown-card-name',
  summary: 'A cube list names a card that does not exist.',
  why:
    'The names of a cube list are looked up among the cards of the set and in the card reference (`cards` in ' +
    '`tokenwright.json`); without a reference nothing is reported. This is a warning if a known name differs in ' +
    'at most two letters; otherwise it is reported as information, since a card may be newer than the reference. ' +
    'Case, accents and the form of apostrophes are ignored, and the front name of a card with two faces is ' +
    'enough.',
  cite: () => null,
  severity: 'warning',
  fix: 'suggestion',
  scope: 'set',
  appliesTo: everywhere,
  examples: [
    {
      wrong: '# White\nEmber Tinker\n2x Moss Calller\n',
      right: '# White\nEmber Tinker\n2x Moss Caller\n',
      of: 'cube',
      reference: ['Ember Tinker', 'Moss Caller'],
    },
  ],
  check({ document, queryAll }, report) {
    const { mentions } = document;
    if (!mentions || mentions.length === 0 || !queryAll(hasReference, '')) return;
    for (const { name, custom } of mentions) {
      if (custom || queryAll(isCardName, name.text)) continue;
      const meant = queryAll(nearestCardName, name.text);
      const whole = toSource(name, { start: 0, end: name.text.length });
      const newText = meant === null ? null : (name.encode?.(meant) ?? (name.encode ? null : meant));
      const unknown = `No card of the set or the card reference is named “${name.text}”`;
      report({
        span: whole,
        message: meant === null ? `${unknown}.` : `${unknown}; did you mean “${meant}”?`,
        ...(meant === null ? { severity: 'info' as const } : {}),
        fix: newText === null ? null : { title: `Change to “${meant}”`, edits: [{ span: whole, newText }] },
      });
    }
  },
};

function hasReference({ declared }: SetIndex): boolean {
  return (declared.cards ?? null) !== null;
}

function isCardName(set: SetIndex, name: string): boolean {
  return set.hasCard(name) || set.card(name) !== null;
}

function nearestCardName(set: SetIndex, name: string): string | null {
  const known = [...set.ownCardNames(), ...(set.declared.cards?.resembling(name) ?? [])];
  // A missing accent is not a typo.
  const printed = new Map(known.map((each) => [foldName(each), each]));
  return printed.get(nearest(foldName(name), printed.keys()) ?? '') ?? null;
}
