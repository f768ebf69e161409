import { comparedRules } from '../../features/rules-document/compared-rules.js';
import { label } from '../../features/shared/label.js';
import { type RulesDiffAnswer, type RulesDiffParams, rulesDiffRequest } from '../protocol.js';
import type { ServerContext } from '../server-context.js';
import { rulebookAt } from './rulebook-of.js';

/** Answers what changed between two rulebooks. */
export function onRulesChanges(server: ServerContext): void {
  server.connection.onRequest(
    rulesDiffRequest,
    async ({ before, after }: RulesDiffParams): Promise<RulesDiffAnswer | null> => {
      const [older, newer] = [await rulebookAt(before, server), await rulebookAt(after, server)];
      if (!older || !newer) return null;
      return { titles: [label(older.title), label(newer.title)], ...comparedRules(older, newer) };
    },
  );
}
