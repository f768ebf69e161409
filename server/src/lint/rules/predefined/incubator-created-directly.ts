import type { Edition } from '../../../edition/edition.js';
import { magicWithPredefined } from '../../helpers/game-rules.js';
import type { Rule } from '../../rule.js';

export const incubatorCreatedDirectly: Rule = {
  id: 'incubator-created-directly',
  summary: 'An effect creates an Incubator token without the keyword action “incubate”.',
  why:
    'Incubator tokens come from “incubate N” (rule 701.53), which also gives them N +1/+1 counters: without ' +
    'counters the token transforms into a 0/0 creature and dies. In the reminder text of incubate these words are ' +
    'correct.',
  cite: incubateRule,
  severity: 'hint',
  fix: 'none',
  scope: 'phrase',
  appliesTo: {
    test: (edition) => magicWithPredefined.test(edition) && edition.predefined.has('incubator') && hasIncubate(edition),
    label: 'Magic rulebooks since 2023',
  },
  examples: [{ wrong: 'Create an Incubator token.', right: 'Incubate 2.' }],
  check({ item, token, phrase, on: { edition } }, report) {
    if (!token || token.predefined !== edition.predefined.get('incubator') || phrase?.context === 'reminder') return;
    report({ span: item.span, message: 'Use “incubate N” to create Incubator tokens: it also puts counters on them.' });
  },
};

function hasIncubate({ makers }: Edition): boolean {
  return makers.has('incubate');
}

function incubateRule({ makers }: Edition): string | null {
  return makers.get('incubate')?.[0]?.rule ?? null;
}
