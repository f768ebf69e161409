import type { Severity } from './finding.js';

/** The severities that settings can give a rule. */
export const levels = ['off', 'hint', 'info', 'warning', 'error'] as const satisfies readonly (Severity | 'off')[];

/** The settings of one rule. */
export interface RuleSetting {
  /** Null keeps the rule's own severity; any other value applies to all findings of the rule. */
  readonly severity: Severity | 'off' | null;
  readonly options: ReadonlyMap<string, unknown>;
}

/** The lint settings of one file. Never modified. */
export interface LintSettings {
  /** By rule id; rules that are absent keep their defaults. */
  readonly rules: ReadonlyMap<string, RuleSetting>;
}

/** Settings that leave every rule at its defaults. */
export const defaultSettings: LintSettings = { rules: new Map() };

/** The settings with some rules switched off. */
export function withRulesOff(settings: LintSettings, rules: Iterable<string>): LintSettings {
  const off: RuleSetting = { severity: 'off', options: new Map() };
  return { rules: new Map([...settings.rules, ...[...rules].map((id) => [id, off] as const)]) };
}

/** A key that is equal for equal settings. */
export function keyOfSettings({ rules }: LintSettings): string {
  const entries = [...rules].map(([id, { severity, options }]) => [id, severity, [...options].sort(byFirst)] as const);
  return JSON.stringify(entries.sort(byFirst));
}

function byFirst(a: readonly [string, ...unknown[]], b: readonly [string, ...unknown[]]): number {
  return a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : 0;
}
