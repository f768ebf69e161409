import type { InlayHintOptions } from '../../features/inlay-hints/inlay-hints.js';
import { levels } from '../../lint/settings.js';
import type { ConfiguredSeverity, RuleConfig } from '../../workspace/config/read-config.js';
import { type EditorSettings, noEditorSettings } from '../../workspace/services.js';

const severities: readonly unknown[] = levels;

/** The section of the editor's settings that is ours. */
export const SECTION = 'tokenwright';

/** The settings of the editor: what holds for the text, and what is to be shown of it. */
export interface ShownSettings extends EditorSettings {
  readonly inlayHints: InlayHintOptions;
}

const defaults: ShownSettings = { ...noEditorSettings, inlayHints: { names: true, predefined: false } };

/** Reads what an editor sends as its settings. Whatever has not the right shape counts as not said. */
export function readEditorSettings(value: unknown): ShownSettings {
  if (!isObject(value)) return defaults;
  const rulebook = typeof value.rulebook === 'string' ? value.rulebook.trim() : '';
  const rules = new Map<string, RuleConfig>();
  if (isObject(value.rules)) {
    for (const [id, said] of Object.entries(value.rules)) {
      const rule = readRule(said);
      if (rule) rules.set(id, rule);
    }
  }
  return { rulebook: rulebook === '' ? null : rulebook, rules, inlayHints: readInlayHints(value.inlayHints) };
}

function readInlayHints(said: unknown): InlayHintOptions {
  const { names, predefined } = defaults.inlayHints;
  if (!isObject(said)) return defaults.inlayHints;
  return {
    names: typeof said.names === 'boolean' ? said.names : names,
    predefined: typeof said.predefined === 'boolean' ? said.predefined : predefined,
  };
}

/** `"off"`, `["warning", { …options }]` or, as in `tokenwright.json`, `{ "severity": "warning", …options }`. */
function readRule(said: unknown): RuleConfig | null {
  const [first, options] = Array.isArray(said) ? said : isObject(said) ? [said.severity, said] : [said, {}];
  const severity = severities.includes(first) ? (first as ConfiguredSeverity) : null;
  const entries = isObject(options) ? Object.entries(options).filter(([key]) => key !== 'severity') : [];
  return severity === null && entries.length === 0 ? null : { severity, options: new Map(entries) };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
