import type { SetIndex } from '../../../analysis/set/set-index.js';
import type { Edition } from '../../../edition/edition.js';
import { memoizeByName } from '../../../util/memoize.js';
import { magic } from '../../helpers/applies-to.js';
import { isSameReminder, reminderForm } from '../../helpers/reminder-form.js';
import type { Rule } from '../../rule.js';

export const keywordExplainedDifferently: Rule = {
  id: 'keyword-explained-differently',
  summary: 'Cards of a set explain one of its own keywords differently.',
  why:
    'A keyword means the same on every card, so its reminder text should agree everywhere. Costs, numbers, types, ' +
    'the card’s name, word order and omissions are ignored. If cards disagree, the text that most of them have, ' +
    'or the one in tokenwright.json, is taken as correct.',
  cite: () => null,
  severity: 'info',
  fix: 'none',
  scope: 'card',
  appliesTo: magic,
  triggers: ['('],
  examples: [
    {
      wrong:
        'Lamp Warden {1}{W}\nCreature — Human\nBeguile (This creature can’t attack you.)\n1/1\n\n' +
        'Glass Warden {1}{W}\nCreature — Human\nBeguile (This creature can’t attack you.)\n1/1\n\n' +
        'Wick Warden {1}{W}\nCreature — Human\nBeguile (This creature can’t block creatures you control.)\n1/1',
      right:
        'Lamp Warden {1}{W}\nCreature — Human\nBeguile (This creature can’t attack you.)\n1/1\n\n' +
        'Glass Warden {1}{W}\nCreature — Human\nBeguile (This creature can’t attack you.)\n1/1\n\n' +
        'Wick Warden {1}{W}\nCreature — Human\nBeguile (This creature can’t attack you or planeswalkers you control.)\n1/1',
      of: 'cards',
    },
  ],
  check(face, report) {
    const { edition, analysis, whole, text } = face;
    for (const { word, meaning, span, reminder } of analysis.explanations) {
      const usual = face.query(usualMeaning, word);
      if (usual === null || isSameReminder(usual.form, reminderForm(meaning, whole.facts.name, edition.vocabulary)))
        continue;
      const where = usual.card === null ? 'tokenwright.json' : usual.card || 'another card';
      const written = text.slice(span.start, span.end);
      report({
        span: reminder,
        message: `“${written}” has a different meaning in ${where}: “${usual.meaning}”`,
      });
    }
  },
};

/** The explanation of a keyword on most cards of a set. A type alias, because it is a query result. */
type Usual = {
  readonly meaning: string;
  readonly form: readonly string[];
  /** The first card with this explanation; null for the settings. */
  readonly card: string | null;
};

/**
 * The meaning of a keyword on which most cards agree; null unless at least two explain it. Memoized because
 * every card that explains a keyword queries it.
 */
const usualMeaning = memoizeByName((set: SetIndex, word: string, { vocabulary }: Edition): Usual | null => {
  const declared = set.declared.keywords.find((each) => each.word.toLowerCase() === word)?.meaning ?? null;
  if (declared !== null) return { meaning: declared, form: reminderForm(declared, '', vocabulary), card: null };
  const explained = set.explanationsOf(word);
  if (explained.length < 2) return null;
  const groups: { readonly usual: Usual; cards: number }[] = [];
  for (const { meaning, card } of explained) {
    const form = reminderForm(meaning, card, vocabulary);
    const group = groups.find(({ usual }) => isSameReminder(usual.form, form));
    if (group) group.cards++;
    else groups.push({ usual: { meaning, form, card }, cards: 1 });
  }
  return groups.reduce((best, group) => (group.cards > best.cards ? group : best)).usual;
});
