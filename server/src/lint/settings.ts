import type { Severity } from './finding.js';

/** What the settings may say of a rule's weight. */
export const levels = ['off', 'hint', 'info', 'warning', 'error'] as const satisfies readonly (Severity | 'off')[];

/** What the settings say of one rule. */
export interface RuleSetting {
  /** Null keeps the rule's own; any other holds for all findings of the rule. */
  readonly severity: Severity | 'off' | null;
  readonly options: ReadonlyMap<string, unknown>;
}

/** What the settings say of the rules, for one file. Never changes. */
export interface LintSettings {
  /** By rule id; rules left out are as they come. */
  readonly rules: ReadonlyMap<string, RuleSetting>;
}

/** Every rule as it comes. */
export const defaultSettings: LintSettings = { rules: new Map() };

/** The settings, with some rules silent. */
export function withRulesOff(settings: LintSettings, rules: Iterable<string>): LintSettings {
  const off: RuleSetting = { severity: 'off', options: new Map() };
  return { rules: new Map([...settings.rules, ...[...rules].map((id) => [id, off] as const)]) };
}

/** Equal for settings that say the same. */
export function keyOfSettings({ rules }: LintSettings): string {
  const entries = [...rules].map(([id, { severity, options }]) => [id, severity, [...options].sort(byFirst)] as const);
  return JSON.stringify(entries.sort(byFirst));
}

function byFirst(a: readonly [string, ...unknown[]], b: readonly [string, ...unknown[]]): number {
  return a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0;
}
