import { ruleIds } from '../../lint/registry.js';
import { type LintSettings, withRulesOff } from '../../lint/settings.js';
import { type PathFilter, pathMatcher } from '../sets/glob.js';
import type { Config, RuleConfig } from './read-config.js';

/** What a set's settings say of the rules, for each of its files: in some of them some rules are to be silent. */
export class RuleSettings {
  private readonly everywhere: LintSettings;
  private readonly suppressions: readonly { readonly matches: PathFilter; readonly rules: readonly string[] }[];
  /** One object for all files that the same holds for, so that work done under it is found again. */
  private readonly made = new Map<string, LintSettings>();

  constructor(rules: ReadonlyMap<string, RuleConfig>, suppress: Config['suppress']) {
    this.everywhere = { rules };
    this.suppressions = suppress.map((each) => ({ matches: pathMatcher([each.files], true), rules: each.rules }));
  }

  /** What holds for a file. @param path from the set's folder */
  of(path: string): LintSettings {
    const matching = this.suppressions.filter(({ matches }) => matches(path));
    if (matching.length === 0) return this.everywhere;
    const key = matching.map((each) => this.suppressions.indexOf(each)).join();
    let settings = this.made.get(key);
    if (!settings) {
      const silent = matching.flatMap(({ rules }) => (rules.length > 0 ? rules : [...ruleIds]));
      settings = withRulesOff(this.everywhere, silent);
      this.made.set(key, settings);
    }
    return settings;
  }
}
