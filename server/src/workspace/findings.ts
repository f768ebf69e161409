import { lintWithQuestions } from '../lint/engine.js';
import { FileFindings } from '../lint/file-findings.js';
import type { Finding, Fix } from '../lint/finding.js';
import type { Span } from '../text/span.js';
import type { CardSet, FileState } from './card-set.js';
import type { ConfigProblem } from './config.js';
import { relativePath } from './paths.js';
import { configSpan } from './set-config.js';
import type { SetSettings } from './set-settings.js';

/** Findings, and the keys of what they depend on in the set. */
export interface CardFindings {
  readonly found: FileFindings;
  readonly asked: readonly ReadonlySet<string>[];
  /** Whether a rule threw: then they are not kept. */
  readonly failed: boolean;
}

/** The findings of a file of cards: those of the linter, and a rulebook in its header that cannot be had. */
export function cardFindings(set: CardSet, { file, settings, snapshot }: FileState): CardFindings {
  const rules = settings.rules.of(relativePath(file.path, set.place.root));
  const result = lintWithQuestions(snapshot, rules);
  const problem = set.headerProblem(file);
  if (!problem) return result;
  const { message, span } = problem;
  const unknown: Finding = {
    rule: 'unknown-rulebook',
    severity: 'error',
    message,
    cite: null,
    card: null,
    span,
    fix: null,
  };
  return { ...result, found: FileFindings.of([unknown, ...result.found.all]) };
}

/** The findings of a `tokenwright.json`. */
export function settingsFindings({ config, rulebookProblem, cardsProblems }: SetSettings): Finding[] {
  const problems: ConfigProblem[] = [...config.problems];
  // Where the settings before go on holding, what is wrong with them is not said in the text that follows them.
  const has = (id: ConfigProblem['id']) => config.problems.some((problem) => problem.id === id);
  const isBroken = has('config-syntax');
  if (rulebookProblem !== null && !isBroken && !has('config-unknown-rulebook')) {
    const span = configSpan(config.text, ['rulebook']);
    problems.push({ id: 'config-unknown-rulebook', message: rulebookProblem, severity: 'error', span, meant: null });
  }
  for (const { at, message } of isBroken ? [] : cardsProblems) {
    const span = configSpan(config.text, ['cards', at]);
    // The file is on somebody's machine; where it is not, all but the names of printed cards is looked at.
    problems.push({ id: 'config-unusable-cards', message, severity: 'warning', span, meant: null });
  }
  return problems
    .map(({ id, message, severity, span, meant }): Finding => {
      return {
        rule: id,
        severity,
        message,
        cite: null,
        card: null,
        span,
        fix: meant === null ? null : fixOf(span, meant),
      };
    })
    .sort((a, b) => a.span.start - b.span.start);
}

/** Puts the word that was meant in place of a misspelt text. */
function fixOf(span: Span, meant: string): Fix {
  return { kind: 'suggestion', title: `Change to "${meant}"`, edits: [{ span, newText: JSON.stringify(meant) }] };
}
