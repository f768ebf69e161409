import { type OtherGame, otherGameOf } from '../../analysis/set/other-game.js';
import { lintTracked } from '../../lint/engine/engine.js';
import { FileFindings } from '../../lint/engine/file-findings.js';
import { problemFindings } from '../../lint/engine/problems.js';
import { failureMessage, RULE_FAILED } from '../../lint/engine/rule-failure.js';
import type { Finding, Fix } from '../../lint/finding.js';
import type { Span } from '../../text/span.js';
import type { ConfigProblem } from '../config/read-config.js';
import { configSpan } from '../config/set-config.js';
import type { SetSettings } from '../config/set-settings.js';
import { relativePath } from '../paths.js';
import type { CardSet, FileState } from './card-set.js';

/** Findings, and the keys of the set that they depend on. */
export interface CardFindings {
  readonly findings: FileFindings;
  readonly queriedKeys: readonly ReadonlySet<string>[];
  /** Whether a rule threw; such findings are not cached. */
  readonly failed: boolean;
}

/** Returns the findings of a card file: those of the linter, and an unavailable rulebook in its header. */
export function cardFindings(set: CardSet, { file, settings, snapshot }: FileState): CardFindings {
  const rules = settings.rules.of(relativePath(file.path, set.place.root));
  const other = otherGameIn({ settings, snapshot });
  if (other) return withoutLint([otherGameFinding(other), ...problemFindings(file.document, rules)]);
  if (settings.config.config.game === 'other') return withoutLint(problemFindings(file.document, rules));
  const result = lintTracked(snapshot, rules);
  const problem = set.headerProblem(file);
  if (!problem) return result;
  const { message, span } = problem;
  const unknown: Finding = { ...topOfFile, rule: 'unknown-rulebook', severity: 'error', message, span };
  return { ...result, findings: FileFindings.of([unknown, ...result.findings.all]) };
}

const topOfFile = { cite: null, card: null, span: { start: 0, end: 0 }, fix: null };

/** The findings of a file that is not linted. */
function withoutLint(findings: readonly Finding[]): CardFindings {
  return { findings: FileFindings.of(findings), queriedKeys: [], failed: false };
}

/** Returns whether a file seems to be for another game than Magic while the settings name no game. */
export function otherGameIn({ settings, snapshot }: Pick<FileState, 'settings' | 'snapshot'>): OtherGame | null {
  if (settings.config.config.game !== null || snapshot.edition.game === 'riftbound') return null;
  return otherGameOf(snapshot.document);
}

/**
 * Returns the finding at the top of a file that is left out as a copy. @param original the path of the file that is
 * read
 */
export function copyFinding(original: string): Finding {
  const message = `These cards are read from ${original}, so no rule looks at this copy of them. To read this file too, name both under "include" in tokenwright.json.`;
  return { ...topOfFile, rule: 'copied-cards', severity: 'info', message };
}

/** Returns the finding for a file that could not be analysed because of a bug. */
export function failureFinding(error: unknown): Finding {
  return { ...topOfFile, rule: RULE_FAILED, severity: 'info', message: failureMessage(null, 'this file', error) };
}

function otherGameFinding({ cards, typed }: OtherGame): Finding {
  const part = typed === 0 ? 'none has' : `only ${typed} ${typed === 1 ? 'has' : 'have'}`;
  const message = `These seem to be cards of another game: of ${cards} cards ${part} a card type of Magic, and hardly any its symbols. Magic's rules stay quiet in this file; "game": "magic" in tokenwright.json applies them.`;
  return { ...topOfFile, rule: 'other-game', severity: 'info', message };
}

/** Returns the findings of a `tokenwright.json`. */
export function settingsFindings(settings: SetSettings): Finding[] {
  const { config, rulebookProblem, cardsProblems, artProblem, dictionaryProblem } = settings;
  const problems: ConfigProblem[] = [...config.problems];
  // While the previous settings remain in use, their problems have no place in the current text.
  const has = (id: ConfigProblem['id']) => config.problems.some((problem) => problem.id === id);
  const isBroken = has('config-syntax');
  if (rulebookProblem !== null && !isBroken && !has('config-unknown-rulebook')) {
    const span = configSpan(config.text, ['rulebook']);
    problems.push({
      id: 'config-unknown-rulebook',
      message: rulebookProblem,
      severity: 'error',
      span,
      suggestion: null,
    });
  }
  if (artProblem !== null && !isBroken) {
    const span = configSpan(config.text, ['art']);
    problems.push({ id: 'config-wrong-value', message: artProblem, severity: 'warning', span, suggestion: null });
  }
  for (const { at, message } of isBroken ? [] : cardsProblems) {
    const span = configSpan(config.text, ['cards', at]);
    // A warning, because the file may exist only on one machine, and only the names of printed cards depend on it.
    problems.push({ id: 'config-unusable-cards', message, severity: 'warning', span, suggestion: null });
  }
  if (dictionaryProblem !== null && !isBroken) {
    const { message, at } = dictionaryProblem;
    const span = configSpan(config.text, at);
    problems.push({ id: 'config-unusable-dictionary', message, severity: 'warning', span, suggestion: null });
  }
  return problems
    .map(({ id, message, severity, span, suggestion }): Finding => {
      return {
        rule: id,
        severity,
        message,
        cite: null,
        card: null,
        span,
        fix: suggestion === null ? null : fixOf(span, suggestion),
      };
    })
    .sort((a, b) => a.span.start - b.span.start);
}

/** A fix that replaces a misspelled word by the suggestion. */
function fixOf(span: Span, suggestion: string): Fix {
  return {
    kind: 'suggestion',
    title: `Change to "${suggestion}"`,
    edits: [{ span, newText: JSON.stringify(suggestion) }],
  };
}
