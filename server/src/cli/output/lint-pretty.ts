import { RULES_TEXT } from '../../formats/rules-text.js';
import type { Finding } from '../../lint/finding.js';
import { LineIndex } from '../../text/line-index.js';
import type { Span } from '../../text/span.js';
import type { Text } from '../../text/text.js';
import type { Style } from '../terminal/style.js';
import { counted } from './counted.js';
import { countOf, type Fixes, type LintedFile, type LintReport } from './lint-result.js';
import { visible } from './visible.js';

const colors = { error: 'red', warning: 'yellow', info: 'blue', hint: 'gray' } as const;

/** How much of a line is shown, in UTF-16 units: lines may be long. */
const EXCERPT = 100;

/** How much of the excerpt precedes the highlighted words. */
const BEFORE = 40;

/** A lint run for reading: what was fixed, then the findings of each file with the words they are about. */
export function lintPretty({ files, rulebook, fixes }: LintReport, style: Style): string {
  const blocks = files.filter(({ findings }) => findings.length > 0).map((file) => fileBlock(file, style));
  if (fixes && fixes.fixed.length > 0) blocks.unshift(fixedBlock(fixes, style));
  return [...blocks, summary(files, rulebook, style)].join('\n');
}

function fixedBlock({ isDone, fixed }: Fixes, style: Style): string {
  const did = style('green', isDone ? 'fixed' : 'would fix');
  return fixed.map(({ path, fixes }) => `${did}  ${visible(path)}  (${counted(fixes, 'fix')})\n`).join('');
}

function fileBlock({ path, text, findings }: LintedFile, style: Style): string {
  const lines = new LineIndex(text);
  const blocks = findings.map((finding) => findingBlock(finding, text, lines, style));
  return `${style('underline', visible(path))}\n${blocks.join('')}`;
}

function findingBlock(finding: Finding, text: Text, lines: LineIndex, style: Style): string {
  const { rule, severity, message, cite, card, span, fix } = finding;
  const { line, character } = lines.position(span.start);
  const place = style('dim', `${line + 1}:${character + 1}`);
  const source = style('dim', visible(cite === null ? rule : `${rule} (${cite})`));
  const about = card === null ? '' : style('dim', ` — ${visible(card)}`);
  const { shown, marks } = excerpt(text, span, lines);
  const rows = [
    `${place}  ${style(colors[severity], severity)}  ${visible(message)}${about}  ${source}`,
    ...(shown.trim() === '' ? [] : [`    ${shown}`, `    ${style(colors[severity], marks)}`]),
  ];
  if (fix) rows.push(`    ${style('green', fix.kind === 'safe' ? 'fix:' : 'maybe:')} ${visible(fix.title)}`);
  return rows.map((row) => `  ${row}\n`).join('');
}

/** The line where a finding starts, and markers below the words it is about. */
function excerpt(text: Text, span: Span, lines: LineIndex): { shown: string; marks: string } {
  const { line } = lines.position(span.start);
  const start = lines.offset({ line, character: 0 });
  const end = lines.offset({ line, character: Number.MAX_SAFE_INTEGER });
  const from = end - start <= EXCERPT ? start : Math.max(start, Math.min(span.start - BEFORE, end - EXCERPT));
  const to = Math.min(end, from + EXCERPT);
  const [before, after] = [from > start ? '…' : '', to < end ? '…' : ''];
  const length = Math.max(1, Math.min(span.end, to) - span.start);
  return {
    shown: before + visible(text.slice(from, to)) + after,
    marks: `${' '.repeat(before.length + span.start - from)}${'^'.repeat(length)}`,
  };
}

function summary(files: readonly LintedFile[], rulebook: string, style: Style): string {
  const findings = files.flatMap((file) => file.findings);
  const cards = files.reduce((sum, file) => sum + file.cards, 0);
  const isText = files.length === 1 && files[0]!.path === RULES_TEXT;
  const what = isText ? 'the text' : `${counted(cards, 'card')} of ${counted(files.length, 'file')}`;
  const where = `in ${what} (${visible(rulebook)})`;
  if (findings.length === 0) return style('green', `No findings ${where}.\n`);
  const count = countOf(findings);
  const parts = (['error', 'warning', 'info', 'hint'] as const)
    .filter((severity) => count[severity] > 0)
    .map((severity) => counted(count[severity], severity === 'info' ? 'note' : severity));
  const safe = findings.filter(({ fix }) => fix?.kind === 'safe').length;
  const fixes = safe === 0 ? '' : ` ${safe} can be fixed safely.`;
  return `${style(count.error > 0 ? 'red' : 'yellow', parts.join(', '))} ${where}.${fixes}\n`;
}
