import type { Finding, Severity } from '../../lint/finding.js';
import { LineIndex } from '../../text/line-index.js';
import type { LintReport } from './lint-result.js';
import { visible } from './visible.js';

const commands: Readonly<Record<Severity, string>> = {
  error: 'error',
  warning: 'warning',
  info: 'notice',
  hint: 'notice',
};

/** A lint run as GitHub Actions workflow commands, which annotate the lines. */
export function lintGithub({ files, unreadable, fixes }: LintReport): string {
  const findings = files.flatMap(({ path, text, findings }) => {
    const lines = new LineIndex(text);
    return findings.map((finding) => findingCommand(finding, path, lines));
  });
  const unusable = [...(fixes?.unwritten ?? []), ...unreadable];
  return [...findings, ...unusable.map(({ path, reason }) => command('error', { file: path }, visible(reason)))].join(
    '',
  );
}

function findingCommand({ rule, severity, message, cite, span }: Finding, file: string, lines: LineIndex): string {
  const { start, end } = lines.range(span);
  // The runner ignores columns that are on different lines.
  const columns = start.line === end.line ? { col: start.character + 1, endColumn: end.character + 1 } : {};
  const title = cite === null ? rule : `${rule} (${cite})`;
  return command(
    commands[severity],
    { file, line: start.line + 1, endLine: end.line + 1, ...columns, title },
    visible(message),
  );
}

function command(name: string, properties: Readonly<Record<string, string | number>>, message: string): string {
  const written = Object.entries(properties).map(([key, value]) => `${key}=${escapeProperty(String(value))}`);
  return `::${name} ${written.join(',')}::${escapeData(message)}\n`;
}

/** Line breaks would end the command, and percent signs start an escape. */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/** Colons and commas separate properties from each other and from the message. */
function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
