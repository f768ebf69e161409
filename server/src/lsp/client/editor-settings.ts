import type { InlayHintOptions } from '../../features/inlay-hints/inlay-hints.js';
import { levels } from '../../lint/settings.js';
import type { ConfiguredSeverity, RuleConfig } from '../../workspace/config/read-config.js';
import { type EditorSettings, noEditorSettings } from '../../workspace/services.js';

const severities: readonly unknown[] = levels;

/** Our section of the editor's settings. */
export const SECTION = 'tokenwright';

/** The editor's settings: those that apply to the text, and those for what is shown. */
export interface ShownSettings extends EditorSettings {
  readonly inlayHints: InlayHintOptions;
  /** Whether to continue phrases in gray text. */
  readonly inlineCompletion: boolean;
}

const defaults: ShownSettings = {
  ...noEditorSettings,
  inlayHints: { names: false, predefined: false },
  inlineCompletion: true,
};

/** Reads settings as an editor sends them. Ignores whatever does not have the expected shape. */
export function readEditorSettings(value: unknown): ShownSettings {
  if (!isObject(value)) return defaults;
  const rulebook = readText(value.rulesFile) ?? readText(value.rulebook);
  const rules = new Map<string, RuleConfig>();
  if (isObject(value.rules)) {
    for (const [id, config] of Object.entries(value.rules)) {
      const rule = readRule(config);
      if (rule) rules.set(id, rule);
    }
  }
  return {
    rulebook,
    rules,
    dictionary: readText(value.dictionary),
    inlayHints: readInlayHints(value.inlayHints),
    inlineCompletion: value.inlineCompletion !== false,
  };
}

function readText(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' ? null : text;
}

function readInlayHints(value: unknown): InlayHintOptions {
  const { names, predefined } = defaults.inlayHints;
  if (!isObject(value)) return defaults.inlayHints;
  return {
    names: typeof value.names === 'boolean' ? value.names : names,
    predefined: typeof value.predefined === 'boolean' ? value.predefined : predefined,
  };
}

/** `"off"`, `["warning", { …options }]` or, as in `tokenwright.json`, `{ "severity": "warning", …options }`. */
function readRule(value: unknown): RuleConfig | null {
  const [first, options] = Array.isArray(value) ? value : isObject(value) ? [value.severity, value] : [value, {}];
  const severity = severities.includes(first) ? (first as ConfiguredSeverity) : null;
  const entries = isObject(options) ? Object.entries(options).filter(([key]) => key !== 'severity') : [];
  return severity === null && entries.length === 0 ? null : { severity, options: new Map(entries) };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
