import { lintSnapshot } from '../../../server/src/lint/engine/engine.js';
import { RULE_FAILED } from '../../../server/src/lint/engine/rule-failure.js';
import type { Finding, Severity } from '../../../server/src/lint/finding.js';
import type { Example } from '../../../server/src/lint/rule.js';
import { defaultSettings, type LintSettings } from '../../../server/src/lint/settings.js';
import { type SetOptions, snapshotOf } from './snapshot.js';

/** The default settings, with one more rule enabled. */
export function enabling(id: string, severity: Severity = 'info'): LintSettings {
  return { rules: new Map([[id, { severity, options: new Map() }]]) };
}

/** Files of a set by path; the first one is linted. */
export type Files = Readonly<Record<string, string>>;

/** Options for linting a text. */
export interface LintOptions extends SetOptions {
  readonly settings?: LintSettings;
}

/** The findings of the first of the files. */
export function lint(files: Files, { settings = defaultSettings, ...options }: LintOptions = {}): readonly Finding[] {
  return withoutFailures(lintSnapshot(snapshotOf(files, options), settings));
}

/** The findings, unless a rule threw. @throws if a finding reports that a rule threw, so that no test misses it */
export function withoutFailures(findings: readonly Finding[]): readonly Finding[] {
  const failure = findings.find(({ rule }) => rule === RULE_FAILED);
  if (failure) throw new Error(failure.message);
  return findings;
}

/** A file with one invented card that has this rules text, and is what the text calls it: a creature, and perhaps a land. */
export function cardWith(rules: string): string {
  const noun = /\bthis (land|artifact|enchantment)\b/i.exec(rules.replace(/\([^()]*\)/g, ''))?.[1] ?? '';
  const type = noun === '' ? '' : `${noun[0]!.toUpperCase()}${noun.slice(1)} `;
  return `Ember Tinker {2}{R}\n${type}Creature — Human Artificer\n${rules}\n2/2\n`;
}

/** The findings in rules text on an invented card, as `rule-id: the words`; its set may have other files. */
export function found(rules: string, options: LintOptions & { readonly beside?: Files } = {}): string[] {
  const text = cardWith(rules);
  return lint({ 'a.cards': text, ...options.beside }, options).map((finding) => shown(finding, text));
}

/** A finding in the form of tests: `rule-id: the words it underlines`. */
export function shown({ rule, span }: Finding, text: string): string {
  return `${rule}: ${text.slice(span.start, span.end)}`;
}

/** The files of an example, with its wrong or right text in the first. */
export function exampleFiles({ of = 'rules text', beside }: Example, text: string): Files {
  if (of === 'cockatrice') return { 'example.xml': cardDatabase(text), ...beside };
  const name = { tokens: 'example.tokens', cube: 'example.cube.txt' }[of as string] ?? 'example.cards';
  return { [name]: of === 'rules text' ? cardWith(text) : text, ...beside };
}

/** A card database of Cockatrice with these entries. */
export function cardDatabase(entries: string): string {
  return `<?xml version="1.0"?>\n<cockatrice_carddatabase version="4">\n<cards>\n${entries}\n</cards>\n</cockatrice_carddatabase>\n`;
}
