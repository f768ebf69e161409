import { ruleIds } from '../../lint/registry.js';
import { type Action, quickFix } from './action.js';
import { findingsIn, type Scene } from './scene.js';

/** The pages behind the findings here: of their lint rules, and of the game's rules they rest on. */
export function openingRules(scene: Scene): Action[] {
  const found = findingsIn(scene);
  const { path } = scene.file;
  const ids = unique(found.map(({ rule }) => rule)).filter((id) => ruleIds.has(id));
  const numbers = unique(found.flatMap(({ cite }) => cite ?? []));
  return [
    ...ids.map((id): Action => {
      const answers = found.filter(({ rule }) => rule === id);
      return { ...quickFix(`Open the page of ${id}`, answers), opens: { of: 'lint rule', id } };
    }),
    ...numbers.map((number): Action => {
      const answers = found.filter(({ cite }) => cite === number);
      return { ...quickFix(`Open rule ${number}`, answers), opens: { of: 'rule', number, path } };
    }),
  ];
}

function unique(texts: readonly string[]): string[] {
  return [...new Set(texts)];
}
