import { ruleIds } from '../../lint/registry.js';
import { rulesNamed } from '../../lint/rule-names.js';
import { type LintSettings, withRulesOff } from '../../lint/settings.js';
import { type PathFilter, pathMatcher } from '../sets/glob.js';
import type { Config, RuleConfig } from './read-config.js';

/** The lint settings of a set, for each of its files; some suppress rules in some files. */
export class RuleSettings {
  private readonly base: LintSettings;
  private readonly suppressions: readonly { readonly matches: PathFilter; readonly rules: readonly string[] }[];
  /** One object for all files with the same settings, so that caches keyed by it are effective. */
  private readonly byMatches = new Map<string, LintSettings>();

  constructor(rules: ReadonlyMap<string, RuleConfig>, suppress: Config['suppress']) {
    this.base = { rules };
    this.suppressions = suppress.map((each) => ({ matches: pathMatcher([each.files], true), rules: each.rules }));
  }

  /** Returns the settings of a file. @param path the path relative to the set's folder */
  of(path: string): LintSettings {
    const matching = this.suppressions.filter(({ matches }) => matches(path));
    if (matching.length === 0) return this.base;
    const key = matching.map((each) => this.suppressions.indexOf(each)).join();
    let settings = this.byMatches.get(key);
    if (!settings) {
      const suppressed = matching.flatMap(({ rules }) => (rules.length > 0 ? rules.flatMap(rulesNamed) : [...ruleIds]));
      settings = withRulesOff(this.base, suppressed);
      this.byMatches.set(key, settings);
    }
    return settings;
  }
}
