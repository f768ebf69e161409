import { getNodeValue, type Node } from 'jsonc-parser';
import {
  type Config,
  type ConfigProblem,
  emptyConfig,
  type KnownNames,
  type RuleConfig,
  type Severity,
} from './config-model.js';
import { globProblem } from './glob.js';
import { didYouMean } from './suggestion.js';

const severities: readonly string[] = ['off', 'hint', 'info', 'warning', 'error'] satisfies Severity[];

/** A path is told from an id by its looks. */
export function isRulebookPath(rulebook: string): boolean {
  return /[/\\]|\.txt$/i.test(rulebook);
}

type Fields = { -readonly [Key in keyof Config]?: Config[Key] };

/** Reads the fields of a configuration, each by its kind, and collects what is wrong with them. */
export class ConfigReader {
  readonly problems: ConfigProblem[] = [];
  private readonly known: KnownNames;
  private readonly fields: { readonly [Key in keyof Config]: (value: Node) => Config[Key] } = {
    rulebook: (value) => this.rulebook(value),
    include: (value) => this.globs(value),
    exclude: (value) => this.globs(value),
    subtypes: (value) => this.texts(value),
    colors: (value) => this.texts(value),
    predefined: (value) => this.texts(value),
    suppress: (value) => this.suppress(value),
    prints: (value) => this.texts(value),
    rules: (value) => this.rules(value),
    cards: (value) => this.texts(value),
  };

  constructor(known: KnownNames) {
    this.known = known;
  }

  config(root: Node): Config {
    const found: Fields = {};
    for (const [key, value] of this.entries(root, 'an object: { "rulebook": …, "rules": … }')) {
      const name = String(key.value);
      if (name === '$schema') continue;
      if (Object.hasOwn(this.fields, name)) this.readField(found, name as keyof Config, value);
      else {
        const message = `There is no setting "${name}".${didYouMean(name, Object.keys(this.fields))}`;
        this.report('config-unknown-key', key, message, 'warning');
      }
    }
    return { ...emptyConfig, ...found };
  }

  private readField<Key extends keyof Config>(found: Fields, key: Key, value: Node): void {
    found[key] = this.fields[key](value) as Fields[Key];
  }

  private rulebook(value: Node): string | null {
    if (value.type !== 'string') {
      this.expected(value, 'the id of a rulebook, or the path of a rules .txt file');
      return null;
    }
    const rulebook = String(value.value);
    if (isRulebookPath(rulebook) || this.known.rulebooks.has(rulebook)) return rulebook;
    const choices = [...this.known.rulebooks];
    const hint = didYouMean(rulebook, choices) || ` There are ${choices.join(', ')}, or the path of a rules .txt file.`;
    this.report('config-unknown-rulebook', value, `There is no rulebook "${rulebook}".${hint}`, 'error');
    return null;
  }

  private rules(value: Node): Config['rules'] {
    const rules = new Map<string, RuleConfig>();
    for (const [key, setting] of this.entries(value, 'an object: { "rule-id": "off" }')) {
      if (!this.isRule(key)) continue;
      if (setting.type === 'object') rules.set(String(key.value), this.ruleWithOptions(setting));
      else rules.set(String(key.value), { severity: this.severity(setting), options: new Map() });
    }
    return rules;
  }

  private ruleWithOptions(setting: Node): RuleConfig {
    let severity: Severity | null = null;
    const options = new Map<string, unknown>();
    for (const [key, value] of this.entries(setting, 'an object')) {
      if (key.value === 'severity') severity = this.severity(value);
      else options.set(String(key.value), getNodeValue(value));
    }
    return { severity, options };
  }

  private severity(value: Node): Severity | null {
    const written: unknown = value.value;
    if (typeof written === 'string' && severities.includes(written)) return written as Severity;
    const hint = typeof written === 'string' ? didYouMean(written, severities) : '';
    this.expected(value, `one of ${severities.map((severity) => `"${severity}"`).join(', ')}`, hint);
    return null;
  }

  private suppress(value: Node): Config['suppress'] {
    const entries: { files: string; rules: readonly string[] }[] = [];
    for (const [key, rules] of this.entries(value, 'an object: { "drafts/**": ["rule-id"] }')) {
      if (!this.isGlob(key)) continue;
      const files = String(key.value);
      if (rules.value === '*') entries.push({ files, rules: [] });
      else if (rules.type === 'array') {
        const ids = this.textNodes(rules)
          .filter((id) => this.isRule(id))
          .map((id) => String(id.value));
        if (ids.length > 0) entries.push({ files, rules: ids });
      } else this.expected(rules, 'a list of rule ids, or "*" for every rule');
    }
    return entries;
  }

  private isRule(node: Node): boolean {
    const id = String(node.value);
    if (this.known.rules.has(id)) return true;
    const message = `There is no rule "${id}".${didYouMean(id, this.known.rules)}`;
    this.report('config-unknown-rule', node, message, 'warning');
    return false;
  }

  private globs(value: Node): string[] {
    return this.textNodes(value)
      .filter((node) => this.isGlob(node))
      .map((node) => String(node.value));
  }

  private isGlob(node: Node): boolean {
    const problem = globProblem(String(node.value));
    if (problem !== null) this.report('config-wrong-value', node, `This pattern ${problem}.`, 'error');
    return problem === null;
  }

  private texts(value: Node): string[] {
    return this.textNodes(value).map((node) => String(node.value));
  }

  /** The texts of a list; whatever else it holds is a problem. */
  private textNodes(value: Node): Node[] {
    if (value.type !== 'array') {
      this.expected(value, 'a list of texts: ["…", "…"]');
      return [];
    }
    return (value.children ?? []).filter((item) => {
      if (item.type !== 'string') this.expected(item, 'a text in double quotes');
      return item.type === 'string';
    });
  }

  /** The keys and values of an object; a key that has no value yet is left out. */
  private entries(value: Node, expectation: string): [key: Node, value: Node][] {
    if (value.type !== 'object') {
      this.expected(value, expectation);
      return [];
    }
    return (value.children ?? []).flatMap(({ children }): [Node, Node][] => {
      const [key, entry] = children ?? [];
      return key && entry ? [[key, entry]] : [];
    });
  }

  private expected(node: Node, expectation: string, hint = ''): void {
    this.report('config-wrong-value', node, `This must be ${expectation}.${hint}`, 'error');
  }

  private report(id: ConfigProblem['id'], node: Node, message: string, severity: ConfigProblem['severity']): void {
    this.problems.push({ id, span: { start: node.offset, end: node.offset + node.length }, message, severity });
  }
}
