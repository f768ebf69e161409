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

/** A rule that runs, with its settings. */
export interface ActiveRule<S extends Scope> {
  readonly rule: RuleOf<S>;
  /** The number of the game's rule in the edition in use. */
  readonly cite: string | null;
  /** The severity from the settings; null if each finding keeps the severity that the rule gives it. */
  readonly severity: Severity | null;
  /** The rule's own severity; `hint` for a rule that is off by default. */
  readonly defaultSeverity: Severity;
  readonly options: OptionValues<OptionSpecs>;
}

/** The card rules that check only cards containing certain strings. */
export interface TriggeredRules {
  /** Finds those strings, one group for each rule. */
  readonly triggers: TextFinder;
  readonly rules: readonly ActiveRule<'card'>[];
}

/** The rules that run under one edition and these settings, with their cached results. */
export interface Plan {
  readonly phrase: readonly ActiveRule<'phrase'>[];
  /** The card rules that check every card. */
  readonly everyCard: readonly ActiveRule<'card'>[];
  readonly triggered: TriggeredRules;
  readonly file: readonly ActiveRule<'file'>[];
  readonly set: readonly ActiveRule<'set'>[];
  readonly yieldsTo: ReadonlyMap<string, readonly string[]>;
  /** The severity of a rule failure. */
  readonly failureSeverity: Severity | 'off';
  /** The latest result of each card. Cards with equal text are one object, so this is a cache by content. */
  readonly cardResults: WeakMap<Card, CardResult>;
  readonly chunkResults: ChunkResults;
  /** The query results of file rules, by set and file path. */
  readonly fileQueryResults: WeakMap<RevisionLog, Map<string, KnownResults>>;
}

/** How many plans are cached for one edition; a workspace rarely has more settings. */
const CAPACITY = 24;

/** Creates and caches plans, with the results in them. */
export class Planner {
  private readonly rules: readonly Rule[];
  private readonly bySettings = new WeakMap<Edition, WeakMap<LintSettings, Plan>>();
  private readonly byContent = new WeakMap<Edition, Map<string, Plan>>();

  constructor(rules: readonly Rule[]) {
    this.rules = rules;
  }

  plan(edition: Edition, settings: LintSettings): Plan {
    const plans = getOrInsert(this.bySettings, edition, () => new WeakMap<LintSettings, Plan>());
    return getOrInsert(plans, settings, () => this.planFor(edition, settings));
  }

  private planFor(edition: Edition, settings: LintSettings): Plan {
    const plans = getOrInsert(this.byContent, edition, () => new Map<string, Plan>());
    const key = keyOfSettings(settings);
    const plan = plans.get(key) ?? makePlan(this.rules, edition, settings);
    plans.delete(key);
    plans.set(key, plan);
    if (plans.size > CAPACITY) plans.delete(plans.keys().next().value ?? '');
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
    yieldsTo: yieldingRules(running),
    failureSeverity: failureSeverity(settings),
    cardResults: new WeakMap(),
    chunkResults: new WeakMap(),
    fileQueryResults: new WeakMap(),
  };
}

/** By rule: the rules it yields to. */
function yieldingRules(running: readonly Rule[]): ReadonlyMap<string, readonly string[]> {
  const specific = running.flatMap(({ id, isGeneral }) => (isGeneral ? [] : [id]));
  return new Map(
    running.flatMap(({ id, yieldsTo, isGeneral }) => {
      const others = isGeneral ? [...(yieldsTo ?? []), ...specific] : yieldsTo;
      return others ? [[id, others]] : [];
    }),
  );
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
