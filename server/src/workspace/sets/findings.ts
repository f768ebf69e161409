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

/** Findings, and the keys of what they depend on in the set. */
export interface CardFindings {
  readonly findings: FileFindings;
  readonly queriedKeys: readonly ReadonlySet<string>[];
  /** Whether a rule threw: then they are not kept. */
  readonly failed: boolean;
}

/** The findings of a file of cards: those of the linter, and a rulebook in its header that cannot be had. */
export function cardFindings(set: CardSet, { file, settings, snapshot }: FileState): CardFindings {
  const rules = settings.rules.of(relativePath(file.path, set.place.root));
  const other = otherGameIn({ settings, snapshot });
  if (other) return silent([otherGameFinding(other), ...problemFindings(file.document, rules)]);
  if (settings.config.config.game === 'other') return silent(problemFindings(file.document, rules));
  const result = lintTracked(snapshot, rules);
  const problem = set.headerProblem(file);
  if (!problem) return result;
  const { message, span } = problem;
  const unknown: Finding = { ...atTop, rule: 'unknown-rulebook', severity: 'error', message, span };
  return { ...result, findings: FileFindings.of([unknown, ...result.findings.all]) };
}

const atTop = { cite: null, card: null, span: { start: 0, end: 0 }, fix: null };

/** The findings of a file whose cards no rule looks at. */
function silent(findings: readonly Finding[]): CardFindings {
  return { findings: FileFindings.of(findings), queriedKeys: [], failed: false };
}

/** Whether a file seems to be for another game than Magic, and nobody said which game it is for. */
export function otherGameIn({ settings, snapshot }: Pick<FileState, 'settings' | 'snapshot'>): OtherGame | null {
  if (settings.config.config.game !== null || snapshot.edition.game === 'riftbound') return null;
  return otherGameOf(snapshot.document);
}

/** What is said at the top of a file that is left out as a copy. @param original the path of the file that is read */
export function copyFinding(original: string): Finding {
  const message = `These cards are read from ${original}, so no rule looks at this copy of them. To read this file too, name both under "include" in tokenwright.json.`;
  return { ...atTop, rule: 'copied-cards', severity: 'info', message };
}

/** What is said of a file that could not be looked at because of a mistake of ours. */
export function failureFinding(error: unknown): Finding {
  return { ...atTop, rule: RULE_FAILED, severity: 'info', message: failureMessage(null, 'this file', error) };
}

function otherGameFinding({ cards, typed }: OtherGame): Finding {
  const part = typed === 0 ? 'none has' : `only ${typed} ${typed === 1 ? 'has' : 'have'}`;
  const message = `These seem to be cards of another game: of ${cards} cards ${part} a card type of Magic, and hardly any its symbols. Magic's rules stay quiet in this file; "game": "magic" in tokenwright.json applies them.`;
  return { ...atTop, rule: 'other-game', severity: 'info', message };
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
