import { hasOnlyTokenRules } from '../../features/shared/other-rulebook.js';
import { searchRules } from '../../rulebook/search/search.js';
import { readCount } from '../arguments/count.js';
import { oneOf, readArguments } from '../arguments/options.js';
import { rulebooksAtHand, toLookUpIn } from '../arguments/rulebooks-at-hand.js';
import { jsonText } from '../output/json.js';
import { hitToJson, RULES_VERSION, rulebookToJson } from '../output/rules-json.js';
import { hitsText } from '../output/rules-text.js';
import type { Style } from '../terminal/style.js';
import { exit, type Terminal, UsageError } from '../terminal/terminal.js';

/** How many results are shown by default. */
const USUAL = 10;

/** `tokenwright rules search`: rules, glossary entries and terms, the best first. */
export async function searchForRules(args: readonly string[], terminal: Terminal, style: Style): Promise<number> {
  const { values, positionals } = readArguments(args, { format: { type: 'string' }, limit: { type: 'string' } });
  const format = oneOf('format', values.format, ['text', 'json']);
  const query = positionals.join(' ');
  if (query.trim() === '') throw new UsageError('rules search needs words to look for: deathtouch damage');
  const rulebooks = toLookUpIn(await rulebooksAtHand(values, terminal));
  const rulebook = rulebooks.find((each) => !hasOnlyTokenRules(each)) ?? rulebooks[0]!;
  const hits = searchRules(rulebook, query, readCount('limit', values.limit) ?? USUAL);
  if (format === 'json') {
    terminal.out(
      jsonText({
        version: RULES_VERSION,
        rulebook: rulebookToJson(rulebook),
        query,
        results: hits.map(hitToJson),
      }),
    );
  } else if (hits.length === 0) terminal.err(`Nothing found in ${rulebook.title}.\n`);
  else terminal.out(hitsText(hits, rulebook, style));
  return hits.length === 0 ? exit.findings : exit.clean;
}
