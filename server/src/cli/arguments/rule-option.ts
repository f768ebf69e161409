import { RULE_FAILED } from '../../lint/engine/rule-failure.js';
import { ruleIds } from '../../lint/registry.js';
import { groupNames } from '../../lint/rule-names.js';
import { levels } from '../../lint/settings.js';
import type { ConfiguredSeverity, RuleConfig } from '../../workspace/config/read-config.js';
import { didYouMean } from '../../workspace/config/suggestion.js';
import { UsageError } from '../terminal/terminal.js';

const severities: readonly string[] = levels;
const names: ReadonlySet<string> = new Set([...ruleIds, RULE_FAILED, ...groupNames]);

/** Reads all `--rule id=severity` options. @throws {UsageError} for an unknown rule or severity */
export function readRuleOptions(written: readonly string[]): Map<string, RuleConfig> {
  const rules = new Map<string, RuleConfig>();
  for (const each of written) {
    const at = each.indexOf('=');
    const [id, severity] = at < 0 ? [each, ''] : [each.slice(0, at), each.slice(at + 1)];
    if (!names.has(id)) throw new UsageError(`--rule ${each}: there is no rule "${id}".${didYouMean(id, names)}`);
    if (!severities.includes(severity)) {
      throw new UsageError(`--rule ${each}: write "=" and a severity after the id: one of ${severities.join(', ')}`);
    }
    rules.set(id, { severity: severity as ConfiguredSeverity, options: new Map() });
  }
  return rules;
}
