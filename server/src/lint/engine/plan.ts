import type { RevisionLog } from '../../analysis/set/revision-log.js';
import type { Edition } from '../../edition/edition.js';
import type { Card } from '../../formats/card.js';
import { getOrInsert } from '../../util/get-or-insert.js';
import { TextFinder } from '../../util/text-finder.js';
import type { Severity } from '../finding.js';
import { type OptionSpecs, type OptionValues, optionValues } from '../options.js';
import type { Rule, RuleOf, Scope } from '../rule.js';
import { keyOfSettings, type LintSettings } from '../settings.js';
import type { KnownResults } from './queries.js';
import type { CardResult, ChunkResults } from './result.js';
import { failureSeverity } from './rule-failure.js';

/** A rule that runs, with what holds for it. */
export interface ActiveRule<S extends Scope> {
  readonly rule: RuleOf<S>;
  /** The number of the game's rule, in the edition in use. */
  readonly cite: string | null;
  /** What the settings say; null where each finding weighs what the rule says. */
  readonly severity: Severity | null;
  /** What the rule says; without weight for one that runs only where the settings say how much. */
  readonly defaultSeverity: Severity;
  readonly options: OptionValues<OptionSpecs>;
}

/** The card rules that look only at cards that hold certain texts. */
export interface TriggeredRules {
  /** Finds those texts, a group of them for each rule. */
  readonly triggers: TextFinder;
  readonly rules: readonly ActiveRule<'card'>[];
}

/** Which rules run under one edition and these settings, and what they have said of cards so far. */
export interface Plan {
  readonly phrase: readonly ActiveRule<'phrase'>[];
  /** The card rules that look at every card, whatever it says. */
  readonly everyCard: readonly ActiveRule<'card'>[];
  readonly triggered: TriggeredRules;
  readonly file: readonly ActiveRule<'file'>[];
  readonly set: readonly ActiveRule<'set'>[];
  readonly yieldsTo: ReadonlyMap<string, readonly string[]>;
  /** How much it weighs that a rule threw. */
  readonly failureSeverity: Severity | 'off';
  /** The last result of each card. Equal text is one card, so this is a cache by content. */
  readonly cardResults: WeakMap<Card, CardResult>;
  readonly chunkResults: ChunkResults;
  /** What sets answered the rules of files, by the set and the file's path. */
  readonly fileQueryResults: WeakMap<RevisionLog, Map<string, KnownResults>>;
}

/** How many settings are remembered for one edition; sets in one workspace rarely have more. */
const CAPACITY = 24;

/** Makes plans, and keeps them with the results in them. */
export class Planner {
  private readonly rules: readonly Rule[];
  private readonly bySettings = new WeakMap<Edition, WeakMap<LintSettings, Plan>>();
  private readonly byContent = new WeakMap<Edition, Map<string, Plan>>();

  constructor(rules: readonly Rule[]) {
    this.rules = rules;
  }

  plan(edition: Edition, settings: LintSettings): Plan {
    const known = getOrInsert(this.bySettings, edition, () => new WeakMap<LintSettings, Plan>());
    return getOrInsert(known, settings, () => this.planOfContent(edition, settings));
  }

  private planOfContent(edition: Edition, settings: LintSettings): Plan {
    const known = getOrInsert(this.byContent, edition, () => new Map<string, Plan>());
    const key = keyOfSettings(settings);
    const plan = known.get(key) ?? makePlan(this.rules, edition, settings);
    known.delete(key);
    known.set(key, plan);
    if (known.size > CAPACITY) known.delete(known.keys().next().value ?? '');
    return plan;
  }
}

function makePlan(rules: readonly Rule[], edition: Edition, settings: LintSettings): Plan {
  const running = rules.filter(({ id, severity, appliesTo }) => {
    return (settings.rules.get(id)?.severity ?? severity) !== 'off' && appliesTo.test(edition);
  });
  const active = <S extends Scope>(scope: S): ActiveRule<S>[] =>
    running.flatMap((rule) => (rule.scope === scope ? [activate(rule as RuleOf<S>, edition, settings)] : []));
  const card = active('card');
  return {
    phrase: active('phrase'),
    everyCard: card.filter(({ rule }) => !rule.triggers),
    triggered: triggeredRules(card),
    file: active('file'),
    set: active('set'),
    yieldsTo: new Map(running.flatMap(({ id, yieldsTo }) => (yieldsTo ? [[id, yieldsTo]] : []))),
    failureSeverity: failureSeverity(settings),
    cardResults: new WeakMap(),
    chunkResults: new WeakMap(),
    fileQueryResults: new WeakMap(),
  };
}

function activate<S extends Scope>(rule: RuleOf<S>, edition: Edition, { rules }: LintSettings): ActiveRule<S> {
  const setting = rules.get(rule.id);
  const severity = setting?.severity ?? null;
  return {
    rule,
    cite: rule.cite(edition),
    severity: severity === 'off' ? null : severity,
    defaultSeverity: rule.severity === 'off' ? 'hint' : rule.severity,
    options: optionValues(rule.options ?? {}, setting?.options ?? new Map()),
  };
}

function triggeredRules(card: readonly ActiveRule<'card'>[]): TriggeredRules {
  const rules = card.filter(({ rule }) => rule.triggers);
  return { triggers: new TextFinder(rules.map(({ rule }) => rule.triggers ?? [])), rules };
}
