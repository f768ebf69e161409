import { bundledLibrary } from '../../../../server/src/rulebook/bundled.js';
import type { RulesChange } from '../../../../server/src/rulebook/changes/diff.js';
import { readRulebook } from '../../../../server/src/rulebook/load.js';
import type { Rulebook } from '../../../../server/src/rulebook/rulebook.js';

/** A rulebook from the lines of an official text: rules, and after `Glossary` its entries. */
export function rulesOf(text: string, date = 'March 5, 2025'): Rulebook {
  const { rulebook } = readRulebook(`These rules are effective as of ${date}.\n\n${text}`, { library: bundledLibrary });
  return rulebook!;
}

/** A change on one line: `moved 702.2a > 702.3a: a [-bold-] {+brave+} hedge`. */
export function shown({ kind, from, to, text, renumbered }: RulesChange): string {
  const words = text.map((piece) =>
    piece.kind === 'same' ? piece.text : piece.kind === 'added' ? `{+${piece.text}+}` : `[-${piece.text}-]`,
  );
  const key = from !== null && to !== null && from !== to ? `${from} > ${to}` : (to ?? from);
  return `${kind} ${key}${renumbered ? ' (renumbered)' : ''}: ${words.join('')}`;
}
