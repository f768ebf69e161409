import { lineOf } from '../../features/rules-document/rules-document.js';
import { label } from '../../features/shared/label.js';
import { hasOnlyTokenRules } from '../../features/shared/other-rulebook.js';
import { bundledRulebook, defaultRulebookId } from '../../rulebook/bundled.js';
import { isTitle } from '../../rulebook/find.js';
import { isSection } from '../../rulebook/number.js';
import type { Rulebook } from '../../rulebook/rulebook.js';
import { searchRules } from '../../rulebook/search/search.js';
import { laidOut, rulesAddress } from '../documents/rules-places.js';
import { type FoundRule, type RulesSearchAnswer, type SearchRulesParams, searchRulesRequest } from '../protocol.js';
import type { ServerContext } from '../server-context.js';
import { rulebookAt, rulebookOf } from './rulebook-of.js';

/** How many results are listed. */
const MOST = 60;

/** Answers searches in a rulebook. */
export function onRulesSearch(server: ServerContext): void {
  server.connection.onRequest(
    searchRulesRequest,
    async ({ uri, query }: SearchRulesParams): Promise<RulesSearchAnswer> => {
      const shown = uri === undefined ? null : await rulebookAt(uri, server);
      const used = shown ?? (uri === undefined ? defaultRulebook() : await rulebookOf(uri, server));
      const rulebook = shown ?? (await fullest(used, server));
      const document = laidOut(rulebook);
      const found = query.trim() === '' ? sectionsOf(rulebook) : searchRules(rulebook, query, MOST);
      const hits = found.flatMap(({ part: kind, key, headings, text }): FoundRule[] => {
        const line = lineOf(document, kind, key);
        return line === null ? [] : [{ kind, key, headings, text, line }];
      });
      const address =
        shown && uri !== undefined ? uri : rulesAddress(rulebook, rulebook === used ? (uri ?? null) : null);
      return { title: label(rulebook.title), address, hits };
    },
  );
}

function defaultRulebook(): Rulebook {
  return bundledRulebook(defaultRulebookId)!;
}

/** The rulebook, or in place of an excerpt the newest rulebook of its game that the user has installed. */
async function fullest(used: Rulebook, { workspace }: ServerContext): Promise<Rulebook> {
  if (!hasOnlyTokenRules(used)) return used;
  const installed = (await workspace.installedRulebooks()).filter(({ game }) => game === used.game);
  return installed.sort((a, b) => (a.date < b.date ? 1 : -1))[0] ?? used;
}

function sectionsOf({ rules }: Rulebook) {
  const sections = [...rules.values()].filter((rule) => isSection(rule.number) && isTitle(rule));
  return sections.map(({ number, text }) => ({ part: 'rule' as const, key: number, headings: [text], text }));
}
