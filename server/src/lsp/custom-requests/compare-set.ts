import { editionOf } from '../../edition/derive.js';
import { compareSet } from '../../migration/comparison/compare-set.js';
import { relativePath } from '../../workspace/paths.js';
import { addressOf, placeOfRule } from '../documents/rules-places.js';
import { type CompareSetParams, type ComparisonReport, compareSetRequest } from '../protocol.js';
import type { ServerContext } from '../server-context.js';
import { comparisonReport } from './comparison-report.js';
import { rulebookAt } from './rulebook-of.js';

/** Answers what another rulebook changes for the cards of a set. */
export function onCompareSet(server: ServerContext): void {
  const { connection, workspace, documents } = server;
  connection.onRequest(
    compareSetRequest,
    async ({ uri, before, after }: CompareSetParams): Promise<ComparisonReport | null> => {
      const [older, newer] = [await rulebookAt(before, server), await rulebookAt(after, server)];
      if (!older || !newer) return null;
      const [from, to] = [editionOf(older), editionOf(newer)];
      const set = await workspace.setOf(documents.path({ uri }));
      const { root } = set.place;
      const states = set.paths().flatMap((path) => set.state(path)?.snapshot ?? []);
      const files = states.filter(({ edition }) => (edition.game === 'riftbound') === (to.game === 'riftbound'));
      const shown = (path: string) => relativePath(path, root);
      const comparison = compareSet({ files, from, to, rulesOf: (path) => set.settings.rules.of(shown(path)) });
      return comparisonReport(comparison, {
        from,
        to,
        shown,
        fileAddress: (path, line) => `${documents.uri(path)}#L${line + 1}`,
        ruleAddress: (number) => {
          const place = placeOfRule(number, newer, after.includes('?') ? uri : null);
          return place && addressOf(place);
        },
      });
    },
  );
}
