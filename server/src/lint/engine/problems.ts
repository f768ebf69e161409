import type { CardDocument } from '../../formats/card.js';
import type { Finding } from '../finding.js';
import type { LintSettings } from '../settings.js';
import { nameAt } from './placing.js';

/** The problems that a file's format reported, as findings. Settings can refer to their ids like those of rules. */
export function problemFindings({ problems, cards }: CardDocument, { rules }: LintSettings): Finding[] {
  return problems.flatMap(({ id, span, message, severity: usual = 'error' }): Finding[] => {
    const severity = rules.get(id)?.severity ?? usual;
    if (severity === 'off') return [];
    return [{ rule: id, severity, message, cite: null, card: nameAt(cards, span.start), span, fix: null }];
  });
}
