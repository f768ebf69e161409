import { relativePath } from '../../workspace/paths.js';
import type { LintFormat } from '../arguments/lint-call.js';
import type { Style } from '../terminal/style.js';
import type { Terminal } from '../terminal/terminal.js';
import { lintGithub } from './lint-github.js';
import { lintJson } from './lint-json.js';
import { lintPretty } from './lint-pretty.js';
import { type LintReport, withPaths } from './lint-result.js';
import { lintSarif } from './lint-sarif.js';

/**
 * Renders the result of a lint run.
 * @param shown formats a path for display
 */
export function renderLint(
  format: LintFormat,
  result: LintReport,
  shown: (path: string) => string,
  { repository }: Terminal,
  style: Style,
): string {
  const inRepository = (path: string) => relativePath(path, repository);
  switch (format) {
    case 'pretty':
      return lintPretty(withPaths(result, shown), style);
    case 'json':
      return lintJson(withPaths(result, shown));
    case 'github':
      return lintGithub(withPaths(result, inRepository));
    case 'sarif':
      return lintSarif(withPaths(result, inRepository), repository);
  }
}
