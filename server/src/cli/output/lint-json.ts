import type { Finding } from '../../lint/finding.js';
import { LineIndex } from '../../text/line-index.js';
import { jsonText } from './json.js';
import { countOf, type LintedFile, type LintReport } from './lint-result.js';

/** A lint run as JSON. */
export function lintJson({ rulebook, files, unreadable, fixes, milliseconds }: LintReport): string {
  const findings = files.flatMap((file) => file.findings);
  const { error, warning, info, hint } = countOf(findings);
  const summary = {
    files: files.length,
    cards: files.reduce((sum, { cards }) => sum + cards, 0),
    errors: error,
    warnings: warning,
    infos: info,
    hints: hint,
    fixable: findings.filter(({ fix }) => fix?.kind === 'safe').length,
    milliseconds,
  };
  const written = fixes && { fixed: fixes.fixed, unwritten: fixes.unwritten };
  const result = { version: 1, rulebook, files: files.map(fileJson), ...written, unreadable, summary };
  return jsonText(result);
}

function fileJson({ path, text, cards, findings }: LintedFile) {
  const lines = new LineIndex(text);
  return { path, cards, findings: findings.map((finding) => findingJson(finding, lines)) };
}

function findingJson({ rule, severity, message, cite, card, span, fix }: Finding, lines: LineIndex) {
  return {
    rule,
    severity,
    message,
    cite,
    card,
    range: lines.range(span),
    fix: fix && {
      kind: fix.kind,
      title: fix.title,
      edits: fix.edits.map((edit) => ({ range: lines.range(edit.span), newText: edit.newText })),
    },
  };
}
