import type { SetIndex } from '../../../analysis/set/set-index.js';
import type { Edition } from '../../../edition/edition.js';
import { magic } from '../../helpers/applies-to.js';
import { isSameReminder, reminderForm } from '../../helpers/reminder-form.js';
import type { Rule } from '../../rule.js';

export const keywordExplainedDifferently: Rule = {
  id: 'keyword-explained-differently',
  summary: 'Cards of a set explain a keyword of its own differently.',
  why:
    'A keyword means one thing on every card, so its reminder text says the same everywhere. Costs, numbers, types, the name of ' +
    'the card, the order of words and reminder text that leaves something out are no difference. Where cards disagree, the text ' +
    'that most of them have, or the one in tokenwright.json, is taken for the right one.',
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
      const answer = face.query(usualMeaning, word);
      if (answer === null) continue;
      const usual = JSON.parse(answer) as Usual;
      if (isSameReminder(usual.form, reminderForm(meaning, whole.facts.name, edition.vocabulary))) continue;
      const where = usual.card === null ? 'tokenwright.json' : usual.card || 'another card';
      const written = text.slice(span.start, span.end);
      report({
        span: reminder,
        message: `“${written}” means something else in ${where}: “${usual.meaning}”`,
      });
    }
  },
};

/** What most cards of a set say of a keyword. */
interface Usual {
  readonly meaning: string;
  readonly form: readonly string[];
  /** The first card that says so; null for the settings. */
  readonly card: string | null;
}

/** Every card that explains a keyword asks for it, of one and the same state of the set. */
const known = new WeakMap<SetIndex, Map<string, string | null>>();

/** The meaning of a keyword that most cards agree on, as one value; null where no two explain it. */
function usualMeaning(set: SetIndex, word: string, edition: Edition): string | null {
  const ofSet = known.get(set) ?? new Map<string, string | null>();
  known.set(set, ofSet);
  let answer = ofSet.get(word);
  if (answer === undefined) {
    const usual = findUsual(set, word, edition);
    answer = usual && JSON.stringify(usual);
    ofSet.set(word, answer);
  }
  return answer;
}

function findUsual(set: SetIndex, word: string, { vocabulary }: Edition): Usual | null {
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
}
