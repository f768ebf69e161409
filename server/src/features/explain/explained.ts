import type { Edition } from '../../edition/edition.js';
import { findRule } from '../../rulebook/find.js';
import { isLater } from '../../rulebook/terms.js';
import { type Passage, passageOf } from '../shared/passages.js';
import { meaningOf } from '../shared/term-argument.js';
import { sourcesOf } from '../shared/term-sources.js';
import type { Subject } from './subject.js';
import type { NamedTerm } from './term.js';

/** One thing that a query asks about, as data. */
export interface Explained {
  /** `rule`, `predefined token`, `lint rule`, or the kind of a term: `keyword ability`, `zone`. */
  readonly kind: string;
  /** With the parameters of the query: `ward {2}`. */
  readonly name: string;
  /** What it means, in our words; null for rules and tokens. */
  readonly meaning: string | null;
  /** The number of its rule in the newest rules, or in the rulebook for a rule or token; null if there is none. */
  readonly rule: string | null;
  /** The year since when it exists, or null. */
  readonly since: number | null;
  /** Whether it is newer than the rulebook. */
  readonly isLater: boolean;
  /** What the rulebook says about it: its rules, and the text of its glossary. */
  readonly rules: readonly Passage[];
  readonly glossary: string | null;
}

/** Returns what a query asks about as data: a term for each meaning, a token for each of a family. */
export function explainedBy(subject: Subject, edition: Edition): Explained[] {
  const { rulebook } = edition;
  const fact = { meaning: null, rule: null, since: null, isLater: false, rules: [], glossary: null };
  switch (subject.kind) {
    case 'lint rule':
      return [{ ...fact, kind: 'lint rule', name: subject.rule.id, meaning: subject.rule.summary }];
    case 'rule': {
      const { number } = subject.rule;
      return [
        { ...fact, kind: 'rule', name: number, rule: number, rules: [passageOf(subject.rule, { examples: true })] },
      ];
    }
    case 'tokens':
      return subject.tokens.map(({ words, rule }) => {
        const defining = findRule(rulebook, rule);
        return { ...fact, kind: 'predefined token', name: words, rule, rules: defining ? [passageOf(defining)] : [] };
      });
    case 'entry': {
      const { entry, section } = subject;
      const name = entry?.term ?? section?.text ?? '';
      return [{ ...fact, kind: 'term', name, rule: section?.number ?? null, glossary: entry?.text ?? null }];
    }
    default:
      return (subject.kind === 'terms' ? subject.named : subject.about).map((named) => explainedTerm(named, edition));
  }
}

function explainedTerm({ term, argument }: NamedTerm, edition: Edition): Explained {
  const { name, parameters, kind, rule, since } = term;
  const { rules, glossary } = sourcesOf(term, edition);
  return {
    kind,
    name: `${name}${argument?.text ?? parameters}`,
    meaning: meaningOf(term, argument),
    rule,
    since,
    isLater: isLater(term, edition.rulebook),
    rules,
    glossary,
  };
}
