import type { TokenMaker, TokenOfSet, TokensOfSet, UnknownToken } from '../../../server/src/lsp/protocol.js';
import { colorGroup, colorOrder, OTHERS } from '../views/colors.js';
import {
  compareNames,
  contains,
  groupBy,
  inOrder,
  plainNode,
  setNodes,
  type TreeNode,
  uniqueIds,
} from '../views/tree-node.js';

/** How the tokens are grouped, sorted and filtered. */
export interface TreeLayout {
  readonly groupBy: 'color' | 'type';
  readonly sortBy: 'name' | 'makers';
  /** Only tokens with this text in their name, characteristics or the names of their makers; empty for all. */
  readonly filter: string;
}

/** Localized texts, as opposed to the game's own terms. */
export interface TreeTexts {
  readonly undefinedTokens: string;
  readonly others: string;
  /** The number of cards that make a token. */
  makers(count: number): string;
  /** The number of copies to print: `2`, `2+`. */
  copies(count: string): string;
  /** The note that the owner has no print of a token. */
  readonly noPrint: string;
  /** The rule that defines a token. */
  rule(number: string): string;
  suggestions(names: readonly string[]): string;
  /** In place of the abilities of a token that differs by having none. */
  readonly noAbilities: string;
  /** In place of the name of a card that has none. */
  readonly unnamedCard: string;
  /** The name of a set's folder. */
  setName(root: string): string;
}

/** The nodes of the view: sets, if there are several; then groups, tokens, and their makers. */
export function tokenTree(sets: readonly TokensOfSet[], layout: TreeLayout, texts: TreeTexts): TreeNode[] {
  return setNodes(
    sets.map((set) => ({ root: set.root, groups: groupsOf(set, layout, texts) })),
    texts.setName,
  );
}

/** The number of token names that are defined nowhere. */
export function unknownCount(sets: readonly TokensOfSet[]): number {
  return sets.reduce((sum, { unknown }) => sum + unknown.length, 0);
}

function groupsOf({ root, tokens, unknown }: TokensOfSet, layout: TreeLayout, texts: TreeTexts): TreeNode[] {
  const namesakes = groupBy(tokens, ({ label }) => label);
  const shown = tokens.filter((each) => fits(each, layout.filter));
  const known = groupTokens(shown, layout.groupBy, texts.others).map(([label, members]): TreeNode => {
    const id = `${root} ${layout.groupBy} ${label}`;
    const children = uniqueIds(
      sorted(members, layout).map((token) => tokenNode(token, namesakes.get(token.label) ?? [], id, texts)),
    );
    return {
      ...plainNode,
      id,
      kind: 'group',
      label,
      description: `${children.length}`,
      icon: label.toLowerCase(),
      children,
    };
  });
  return [...undefinedGroup(root, unknown, layout, texts), ...known];
}

/** The tokens by color or type, in the usual order of these. @param others the group of those that belong to no other */
export function groupTokens(
  tokens: readonly TokenOfSet[],
  by: TreeLayout['groupBy'],
  others: string,
): [label: string, tokens: TokenOfSet[]][] {
  const key = by === 'color' ? colorOf : typeOf;
  const groups = groupBy(tokens, (token) => key(token) || others);
  return inOrder([...groups], ([label]) => label, by === 'color' ? colorOrder : typeOrder);
}

/** Undefined names come first, since they need attention. */
function undefinedGroup(root: string, unknown: readonly UnknownToken[], layout: TreeLayout, texts: TreeTexts) {
  const id = `${root} undefined`;
  const wanted = unknown.filter(({ name, makers }) =>
    contains([name, ...makers.map(({ card }) => card)], layout.filter),
  );
  if (wanted.length === 0) return [];
  const children = wanted
    .sort(
      (a, b) => (layout.sortBy === 'makers' ? b.makers.length - a.makers.length : 0) || compareNames(a.name, b.name),
    )
    .map(({ name, suggestions, makers }): TreeNode => {
      const own = `${id} ${name}`;
      const hint = suggestions.length > 0 ? texts.suggestions(suggestions) : '';
      return {
        ...{ id: own, kind: 'unknown', label: name, description: hint, tooltip: hint, icon: 'unknown' },
        place: makers[0] ?? null,
        children: makerNodes(makers, own, texts),
        text: name,
      };
    });
  const group: TreeNode = {
    ...plainNode,
    ...{ id, kind: 'group', label: texts.undefinedTokens, description: `${children.length}`, icon: 'unknown' },
    children,
  };
  return [group];
}

function tokenNode(token: TokenOfSet, namesakes: readonly TokenOfSet[], group: string, texts: TreeTexts): TreeNode {
  const { label, summary, stats, abilities, rule, copies, hasPrint, definition, makers } = token;
  const id = `${group} ${label} ${summary}`;
  const cards = new Set(makers.map(({ uri, card }) => `${uri} ${card}`)).size;
  const count = [texts.makers(cards), ...(hasPrint === false ? [texts.noPrint] : [])];
  const is = [label, ...(summary === label || summary === '' ? [] : [summary]), ...abilities];
  return {
    id,
    kind: 'token',
    label,
    description: (namesakes.length > 1
      ? [...differences(token, namesakes, texts), ...count]
      : [...count, ...(stats === null ? [] : [stats]), ...abilities]
    ).join(' · '),
    tooltip: [
      ...is,
      ...(rule === null ? [] : [texts.rule(rule)]),
      count[0],
      texts.copies(copies),
      ...count.slice(1),
    ].join('\n'),
    icon: iconOf(token),
    place: definition ?? makers[0] ?? null,
    children: makerNodes(makers, id, texts),
    text: is.join('\n'),
    menu: menuOf(token),
  };
}

/** What distinguishes a token from others with its name; everything if that is nothing known. */
function differences(token: TokenOfSet, namesakes: readonly TokenOfSet[], texts: TreeTexts): string[] {
  const parts: readonly ((token: TokenOfSet) => string)[] = [
    ({ stats }) => stats ?? '',
    (each) => kindOf(each)[1] ?? '',
    (each) => each.abilities.join(' · ') || texts.noAbilities,
    (each) => kindOf(each)[0] ?? '',
  ];
  const different = parts.filter((part) => new Set(namesakes.map(part)).size > 1).map((part) => part(token));
  const found = different.filter((part) => part !== '');
  return found.length > 0 ? found : [token.summary, ...token.abilities];
}

/** The type line, and the colours in words. */
function kindOf({ summary, stats }: TokenOfSet): string[] {
  const kind = stats !== null && summary.startsWith(stats) ? summary.slice(stats.length).trimStart() : summary;
  return kind.split(' · ');
}

/** A token of the set can be renamed, one that only phrases describe can be defined. */
function menuOf({ rule, definition, summary }: TokenOfSet): string {
  if (rule !== null) return 'token.rule';
  if (definition) return 'token.set';
  return summary === '' ? 'token.unknown' : 'token.described';
}

function makerNodes(makers: readonly TokenMaker[], id: string, texts: TreeTexts): TreeNode[] {
  return makers.map(({ card: name, how, uri, range }, at) => {
    const card = name || texts.unnamedCard;
    const tooltip = how === '' ? card : `${card}: ${how}`;
    const place = { uri, range };
    return { id: `${id} ${at}`, kind: 'maker', label: card, description: how, tooltip, icon: '', place, children: [] };
  });
}

const typeOrder = ['Creature', 'Unit', 'Planeswalker', 'Artifact', 'Gear', 'Enchantment', 'Land'];

function colorOf({ colors }: TokenOfSet): string {
  return colorGroup(colors);
}

/** An artifact creature is grouped with the creatures. */
function typeOf({ types }: TokenOfSet): string {
  return typeOrder.find((type) => types.includes(type)) ?? types[0] ?? OTHERS;
}

function iconOf(token: TokenOfSet): string {
  return (colorOf(token) || typeOf(token)).toLowerCase();
}

function fits({ label, summary, abilities, makers }: TokenOfSet, filter: string): boolean {
  return contains([label, summary, ...abilities, ...makers.map(({ card }) => card)], filter);
}

function sorted(tokens: readonly TokenOfSet[], { sortBy }: TreeLayout): TokenOfSet[] {
  const byMakers = (a: TokenOfSet, b: TokenOfSet) => (sortBy === 'makers' ? b.makers.length - a.makers.length : 0);
  return [...tokens].sort((a, b) => byMakers(a, b) || compareNames(a.label, b.label));
}
