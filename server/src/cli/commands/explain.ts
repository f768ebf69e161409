import { explain as explainIn, suggestionsFor } from '../../features/explain/explain.js';
import { explainedBy } from '../../features/explain/explained.js';
import { subjectOf } from '../../features/explain/subject.js';
import { rules } from '../../lint/registry.js';
import { editionInUse, workspaceOptions } from '../arguments/call.js';
import { oneOf, readArguments } from '../arguments/options.js';
import { jsonText } from '../output/json.js';
import { rulebookToJson } from '../output/rules-json.js';
import { visible } from '../output/visible.js';
import { exit, type Terminal, UsageError } from '../terminal/terminal.js';

/** `tokenwright explain`: a rule, a token, a term of the game, or a lint rule. */
export async function explain(args: readonly string[], terminal: Terminal): Promise<number> {
  const { values, positionals } = readArguments(args, { format: { type: 'string' } });
  const format = oneOf('format', values.format, ['text', 'json']);
  if (positionals.length === 0) throw new UsageError('explain needs something to explain: 111.10a, Treasure, copy');
  const edition = await editionInUse(await workspaceOptions(values, terminal), terminal);
  const query = positionals.join(' ').trim().replace(/\s+/g, ' ');
  if (format === 'json') {
    const subject = subjectOf(query, edition, rules);
    const entries = subject ? explainedBy(subject, edition) : [];
    const suggestions = entries.length > 0 ? [] : suggestionsFor(query, edition, rules);
    terminal.out(jsonText({ rulebook: rulebookToJson(edition.rulebook), query, entries, suggestions }));
    return entries.length > 0 ? exit.clean : exit.unusable;
  }
  const { found, text } = explainIn(query, edition, rules);
  const lines = text.split('\n').map(visible);
  (found ? terminal.out : terminal.err)(`${lines.join('\n')}\n`);
  return found ? exit.clean : exit.unusable;
}
