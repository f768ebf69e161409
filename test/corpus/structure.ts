import type { AbilityTree, Amount, CostTree, EffectTree, NounTree } from '../../server/src/language/meaning/tree.js';

/** What others wrote down of a face by hand; fields that are absent agree with anything. */
export interface Facts {
  readonly keywords: readonly string[];
  readonly activated: readonly ActivatedFact[];
  readonly triggers: readonly TriggerFact[];
  readonly actions: readonly ActionFact[];
  readonly targets?: number;
  readonly targetsAny?: number;
  /** Families and actions of which the face may have more than the facts say. */
  readonly open?: readonly string[];
}

interface ActivatedFact {
  readonly cost?: readonly { readonly kind: string; readonly mana?: string; readonly amount?: number | 'X' }[];
  readonly loyalty?: string;
  readonly mana?: true;
}

interface TriggerFact {
  readonly event: string;
  readonly step?: string;
  /** An event that may be named instead. */
  readonly or?: string;
}

interface ActionFact {
  readonly action: string;
  readonly amount?: number | 'X';
  readonly pt?: string;
  readonly keywords?: readonly string[];
  readonly mana?: readonly string[];
  readonly of?: string;
  readonly to?: string;
}

/** How many facts there are on either side, and those that only one side has. */
export interface Comparison {
  readonly count: number;
  readonly disagreements: readonly string[];
}

/** Compares the tree of a face with the facts about it. `mapped` are the actions that facts are about. */
export function compare(facts: Facts, abilities: readonly AbilityTree[], mapped: ReadonlySet<string>): Comparison {
  const own = withLevels(abilities);
  const open = new Set(facts.open);
  const families = [
    match('keyword', facts.keywords, keywordsOf(own), (fact, read) => fact === read, open.has('keywords')),
    match('activated', facts.activated, activatedOf(own), isSameAbility(open.has('mana')), open.has('activated')),
    match('trigger', facts.triggers, triggersOf(own), isSameEvent, open.has('triggers')),
    actionsOf(facts, own, mapped, open),
    targetsOf(facts, own, open),
  ];
  return {
    count: families.reduce((sum, { count }) => sum + count, 0),
    disagreements: families.flatMap(({ disagreements }) => disagreements),
  };
}

/** Pairs facts with what was read, each at most once. */
function match<Fact, Read>(
  family: string,
  facts: readonly Fact[],
  read: readonly Read[],
  isSame: (fact: Fact, read: Read) => boolean,
  isOpen: boolean,
): Comparison {
  const left = [...read];
  const missing = facts.filter((fact) => {
    const index = left.findIndex((each) => isSame(fact, each));
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
  const extra = isOpen ? [] : left;
  return {
    count: facts.length + extra.length,
    disagreements: [
      ...missing.map((fact) => `${family} missing: ${JSON.stringify(fact)}`),
      ...extra.map((each) => `${family} extra: ${JSON.stringify(each)}`),
    ],
  };
}

/** The abilities of a face with those of its levels, without quoted ones. */
function withLevels(abilities: readonly AbilityTree[]): AbilityTree[] {
  return abilities.flatMap((ability) => [ability, ...withLevels(ability.abilities ?? [])]);
}

function keywordsOf(abilities: readonly AbilityTree[]): string[] {
  return [...new Set(abilities.flatMap(({ kind, keyword }) => (kind === 'keyword' && keyword ? [keyword] : [])))];
}

function activatedOf(abilities: readonly AbilityTree[]): AbilityTree[] {
  return abilities
    .filter(({ kind }) => kind === 'activated' || kind === 'loyalty')
    .map(
      ({ kind, text, start, end, cost, loyalty, mana }) =>
        ({ kind, text, start, end, cost, loyalty, mana }) as AbilityTree,
    );
}

function isSameAbility(isManaOpen: boolean) {
  return ({ cost, loyalty, mana }: ActivatedFact, read: AbilityTree): boolean => {
    if (loyalty !== undefined && plain(loyalty) !== plain(read.loyalty ?? '')) return false;
    if (!isManaOpen && (mana ?? false) !== (read.mana ?? false)) return false;
    if (!cost) return true;
    const paid = match('cost', cost, read.cost ?? [], isSameCost, false);
    return paid.disagreements.length === 0;
  };
}

function isSameCost(fact: { kind: string; mana?: string; amount?: number | 'X' }, read: CostTree): boolean {
  return (
    fact.kind === read.kind &&
    (fact.mana === undefined || fact.mana === read.mana) &&
    isSameAmount(fact.amount, read.amount ?? 1)
  );
}

/** The events of abilities; those without a name only where the ability has no other. */
function triggersOf(abilities: readonly AbilityTree[]) {
  return abilities.flatMap(({ triggers = [] }) => {
    const events = triggers.map(({ event, step, text }) => ({ event, step, text }));
    const named = events.filter(({ event }) => event !== 'other');
    return named.length > 0 ? named : events.slice(0, 1);
  });
}

function isSameEvent(fact: TriggerFact, { event, step }: { event: string; step?: string | undefined }): boolean {
  return (fact.event === event || fact.or === event) && (fact.step === undefined || fact.step === step);
}

function actionsOf(
  { actions }: Facts,
  abilities: readonly AbilityTree[],
  mapped: ReadonlySet<string>,
  open: ReadonlySet<string>,
): Comparison {
  const effects = abilities.flatMap(({ effects = [] }) => withInner(effects));
  const read = mergeMana(effects.flatMap(asFacts).filter(({ action }) => mapped.has(action)));
  const missing = actions.filter((fact) => !read.some((effect) => isSameAction(fact, effect)));
  const extra = read.filter(
    (effect) => !open.has('actions') && !open.has(effect.action) && !actions.some((fact) => isSameAction(fact, effect)),
  );
  return {
    count: actions.length + extra.length,
    disagreements: [
      ...missing.map((fact) => `action missing: ${JSON.stringify(fact)}`),
      ...extra.map((effect) => `action extra: ${JSON.stringify(effect)}`),
    ],
  };
}

/** Effects with those of delayed triggers and modes. */
function withInner(effects: readonly EffectTree[]): EffectTree[] {
  return effects.flatMap((effect) => [
    effect,
    ...withInner(effect.effects ?? []),
    ...(effect.modes ?? []).flatMap((mode) => withInner(mode)),
  ]);
}

/** An effect as facts divide it: one for each keyword that is gained; only what facts are about. */
function asFacts(effect: EffectTree): EffectTree[] {
  const { action, keywords = [], of, change } = effect;
  if (action === 'gain-ability') return keywords.map((keyword) => ({ ...effect, keywords: [keyword] }));
  if (action === 'cant' && !/^(?:block|attack|be-blocked)$/.test(of ?? '')) return [];
  if (action === 'cost-change' && change !== 'less' && change !== 'more') return [];
  return [effect];
}

/** One effect for all mana that a face adds, as the facts have it. */
function mergeMana(effects: readonly EffectTree[]): EffectTree[] {
  const mana = effects.filter(({ action }) => action === 'add-mana').flatMap(({ mana: text }) => symbolsOf(text));
  const others = effects.filter(({ action }) => action !== 'add-mana');
  return effects.length > others.length ? [...others, { action: 'add-mana', text: '', mana: mana.join(' ') }] : others;
}

function isSameAction(fact: ActionFact, read: EffectTree): boolean {
  return (
    fact.action === read.action &&
    isSameAmount(fact.amount, read.amount) &&
    (fact.pt === undefined || plain(fact.pt) === plain(read.pt ?? '')) &&
    (fact.of === undefined || fact.of === read.of) &&
    (fact.to === undefined || fact.to === read.to) &&
    (fact.mana === undefined || isSameSet(fact.mana, symbolsOf(read.mana))) &&
    (fact.keywords === undefined || isSameSet(fact.keywords, (read.keywords ?? []).map(headingOf)))
  );
}

/** "X" is any amount that is not a number. */
function isSameAmount(fact: number | 'X' | undefined, read: Amount | undefined): boolean {
  return fact === undefined || (fact === 'X' ? typeof read !== 'number' && read !== undefined : fact === read);
}

function isSameSet(left: readonly string[], right: readonly string[]): boolean {
  return [...new Set(left)].sort().join() === [...new Set(right)].sort().join();
}

function symbolsOf(mana = ''): string[] {
  return mana.match(/\{[^}]+\}/g) ?? [];
}

/** The name of a keyword without its cost, number or quality. */
function headingOf(keyword: string): string {
  const name = keyword
    .toLowerCase()
    .replace(/^(\w*)walk$/, 'landwalk')
    .replace(/(?:\s|—)*(?:\{|\d|from\b).*$/, '');
  return name.trim();
}

function targetsOf({ targets, targetsAny = 0 }: Facts, abilities: readonly AbilityTree[], open: ReadonlySet<string>) {
  if (targets === undefined || open.has('targets')) return { count: 0, disagreements: [] };
  const nouns = new Set(abilities.flatMap((ability) => targetNouns({ ...ability, abilities: undefined })));
  const found = [...nouns].map(({ target }) => target);
  const sum = found.reduce<number>((total, count) => total + (typeof count === 'number' ? count : 0), 0);
  const any = found.filter((count) => typeof count !== 'number').length;
  const isSame = sum === targets && any === targetsAny;
  const said = `targets: ${sum} and ${any} of any number instead of ${targets} and ${targetsAny}`;
  return { count: 1, disagreements: isSame ? [] : [said] };
}

/** The noun phrases with targets in a tree, without quoted abilities and tokens; one that verbs share is one object. */
function targetNouns(tree: unknown): NounTree[] {
  if (Array.isArray(tree)) return tree.flatMap(targetNouns);
  if (typeof tree !== 'object' || tree === null) return [];
  const inner = Object.entries(tree).flatMap(([key, value]) =>
    key === 'abilities' || key === 'tokens' ? [] : targetNouns(value),
  );
  return 'target' in tree ? [tree as NounTree, ...inner] : inner;
}

function plain(text: string): string {
  return text.replaceAll('−', '-');
}
