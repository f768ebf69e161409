import type { Edition } from '../../../edition/edition.js';
import type { Span } from '../../../text/span.js';
import type { FixKind } from '../../finding.js';
import { replacement } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import { magicRule } from '../../helpers/game-rules.js';
import type { Rule } from '../../rule.js';

export const legacyTypeLine: Rule = {
  id: 'legacy-type-line',
  summary: 'A type line has the form of older cards.',
  why:
    'Creatures were “Summon Goblin” until Sixth Edition and Auras “Enchant Creature” until Ninth Edition, ' +
    'interrupts became instants in 1999, and kindred was called tribal until 2024. The current rules have none of ' +
    'these types (rule 205.2).',
  cite: magicRule('205.2', ''),
  severity: 'warning',
  fix: 'suggestion',
  scope: 'card',
  appliesTo: magic,
  examples: [
    {
      wrong: 'Ash Courier {1}{R}\nSummon Goblin\nHaste\n3/2',
      right: 'Ash Courier {1}{R}\nCreature — Goblin\nHaste\n3/2',
      of: 'cards',
    },
    {
      wrong: 'Ash Denial {U}\nInterrupt\nCounter target red spell.',
      right: 'Ash Denial {U}\nInstant\nCounter target red spell.',
      of: 'cards',
    },
    {
      wrong: 'Goblin Rites {R}\nTribal Sorcery — Goblin\nDraw a card.',
      right: 'Goblin Rites {R}\nKindred Sorcery — Goblin\nDraw a card.',
      of: 'cards',
    },
  ],
  check({ face: { typeLine }, edition }, report) {
    const change = typeLine && mayBeOutdated(typeLine.text) ? changeOf(typeLine.text, edition) : null;
    if (!typeLine || !change) return;
    const { span, right, kind } = change;
    report({
      region: typeLine,
      span,
      message: `This form is outdated; cards now write “${right}”.`,
      fix: { kind, title: `Change to “${right}”`, edits: [replacement(span, right)] },
    });
  },
};

/** Whether a type line may be outdated. Kept cheap, since it runs for every card. */
function mayBeOutdated(text: string): boolean {
  return text.includes('ribal') || /^(?:summon|interrupt|mana source|enchant )/i.test(text);
}

interface TypeLineChange {
  readonly span: Span;
  readonly right: string;
  readonly kind: FixKind;
}

/** When tribal became kindred. */
const KINDRED = '2024-02';

function changeOf(text: string, { rulebook }: Edition): TypeLineChange | null {
  const whole = { start: 0, end: text.length };
  const summoned = /^summon(?:(?: ?[—–-]+)? (.+))?$/i.exec(text);
  if (summoned) {
    const isLegend = /^legends?$/i.test(summoned[1] ?? '');
    const right = isLegend ? 'Legendary Creature' : `Creature${summoned[1] === undefined ? '' : ` — ${summoned[1]}`}`;
    return { span: whole, right, kind: 'suggestion' };
  }
  if (/^(?:interrupt|mana source)$/i.test(text)) return { span: whole, right: 'Instant', kind: 'suggestion' };
  if (/^enchant \p{L}+$/iu.test(text)) return { span: whole, right: 'Enchantment — Aura', kind: 'suggestion' };
  const tribal = rulebook.date >= KINDRED ? text.search(/\btribal\b(?=.* )/i) : -1;
  return tribal < 0 ? null : { span: { start: tribal, end: tribal + 'tribal'.length }, right: 'Kindred', kind: 'safe' };
}
