import { ruleIds } from '../../lint/registry.js';
import { type Action, quickFix } from './action.js';
import type { ActionContext } from './action-context.js';

/** Opens the pages of the lint rules of the findings here, and of the game rules they cite. */
export function openRuleActions({ file: { path }, findingsHere }: ActionContext): Action[] {
  const ids = unique(findingsHere.map(({ rule }) => rule)).filter((id) => ruleIds.has(id));
  const numbers = unique(findingsHere.flatMap(({ cite }) => cite ?? []));
  return [
    ...ids.map((id): Action => {
      const answers = findingsHere.filter(({ rule }) => rule === id);
      return {
        ...quickFix(`Open the page of ${id}`, answers),
        kind: 'tokenwright.rule',
        opens: { of: 'lint rule', id },
      };
    }),
    ...numbers.map((number): Action => {
      const answers = findingsHere.filter(({ cite }) => cite === number);
      return {
        ...quickFix(`Open rule ${number}`, answers),
        kind: 'tokenwright.rule',
        opens: { of: 'rule', number, path },
      };
    }),
  ];
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
