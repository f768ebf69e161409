import type { FileRange, TokenMaker, TokenOfSet, TokensOfSet, UnknownToken } from '../../../server/src/lsp/protocol.js';

/** How the tokens are grouped, sorted and filtered. */
export interface TreeLayout {
  readonly groupBy: 'color' | 'type';
  readonly sortBy: 'name' | 'makers';
  /** Only tokens with this text in their name, characteristics or the names of their makers; empty for all. */
  readonly filter: string;
}

/** A node of the tree. Texts are plain text. */
export interface TreeNode {
  /** Remains the same across changes as long as the node represents the same thing. */
  readonly id: string;
  readonly kind: 'set' | 'group' | 'token' | 'unknown' | 'maker';
  readonly label: string;
  readonly description: string;
  readonly tooltip: string;
  /** The key of its icon: a colour (`white` … `colorless`), a card type in lower case, or `unknown`. */
  readonly icon: string;
  /** The location that a click opens; null for none. */
  readonly place: FileRange | null;
  readonly children: readonly TreeNode[];
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
  /** The name of a set's folder. */
  setName(root: string): string;
}

/** The nodes of the view: sets, if there are several; then groups, tokens, and their makers. */
export function tokenTree(sets: readonly TokensOfSet[], layout: TreeLayout, texts: TreeTexts): TreeNode[] {
  const trees = sets.map((set) => ({ set, groups: groupsOf(set, layout, texts) })).filter(({ groups }) => groups[0]);
  if (trees.length === 1) return trees[0]!.groups;
  return trees.map(({ set, groups }) => {
    const label = texts.setName(set.root);
    return { ...plain, id: set.root, kind: 'set', label, tooltip: label, children: groups };
  });
}

/** The number of token names that are defined nowhere. */
export function unknownCount(sets: readonly TokensOfSet[]): number {
  return sets.reduce((sum, { unknown }) => sum + unknown.length, 0);
}

/** The tree as text, indented by level. */
export function treeText(nodes: readonly TreeNode[], indent = ''): string {
  return nodes
    .map(({ label, description, children }) => {
      const line = `${indent}${label}${description === '' ? '' : `  ${description}`}\n`;
      return line + treeText(children, `${indent}  `);
    })
    .join('');
}

const plain = { description: '', tooltip: '', icon: '', place: null };

function groupsOf({ root, tokens, unknown }: TokensOfSet, layout: TreeLayout, texts: TreeTexts): TreeNode[] {
  const key = layout.groupBy === 'color' ? colorOf : typeOf;
  const groups = new Map<string, TokenOfSet[]>();
  for (const token of tokens.filter((each) => fits(each, layout.filter))) {
    const members = groups.get(key(token));
    if (members) members.push(token);
    else groups.set(key(token), [token]);
  }
  const known = [...groups].map(([name, members]): TreeNode => {
    const id = `${root} ${layout.groupBy} ${name}`;
    const children = unique(sorted(members, layout).map((token) => tokenNode(token, id, texts)));
    const label = name === OTHERS ? texts.others : name;
    return {
      ...plain,
      id,
      kind: 'group',
      label,
      description: `${children.length}`,
      icon: name.toLowerCase(),
      children,
    };
  });
  const order = layout.groupBy === 'color' ? colorOrder : typeOrder;
  const place = ({ label }: TreeNode) => (order.indexOf(label) < 0 ? order.length : order.indexOf(label));
  known.sort((a, b) => place(a) - place(b) || compare(a.label, b.label));
  return [...undefinedGroup(root, unknown, layout, texts), ...known];
}

/** Undefined names come first, since they need attention. */
function undefinedGroup(root: string, unknown: readonly UnknownToken[], layout: TreeLayout, texts: TreeTexts) {
  const id = `${root} undefined`;
  const wanted = unknown.filter(({ name, makers }) => has([name, ...makers.map(({ card }) => card)], layout.filter));
  if (wanted.length === 0) return [];
  const children = wanted
    .sort((a, b) => (layout.sortBy === 'makers' ? b.makers.length - a.makers.length : 0) || compare(a.name, b.name))
    .map(({ name, suggestions, makers }): TreeNode => {
      const own = `${id} ${name}`;
      const hint = suggestions.length > 0 ? texts.suggestions(suggestions) : '';
      return {
        ...{ id: own, kind: 'unknown', label: name, description: hint, tooltip: hint, icon: 'unknown' },
        place: makers[0] ?? null,
        children: makerNodes(makers, own),
      };
    });
  const group: TreeNode = {
    ...plain,
    ...{ id, kind: 'group', label: texts.undefinedTokens, description: `${children.length}`, icon: 'unknown' },
    children,
  };
  return [group];
}

function tokenNode(token: TokenOfSet, group: string, texts: TreeTexts): TreeNode {
  const { label, summary, stats, abilities, rule, copies, hasPrint, definition, makers } = token;
  const id = `${group} ${label} ${summary}`;
  const cards = new Set(makers.map(({ uri, card }) => `${uri} ${card}`)).size;
  const count = texts.makers(cards);
  const origin = rule === null ? [] : [texts.rule(rule)];
  const print = hasPrint === false ? [texts.noPrint] : [];
  return {
    id,
    kind: 'token',
    label,
    // Tokens with the same name are distinguished by their characteristics.
    description: [count, ...print, ...(stats === null ? [] : [stats]), ...abilities].join(' · '),
    tooltip: [
      label,
      ...(summary === label || summary === '' ? [] : [summary]),
      ...abilities,
      ...origin,
      count,
      texts.copies(copies),
      ...print,
    ].join('\n'),
    icon: iconOf(token),
    place: definition ?? makers[0] ?? null,
    children: makerNodes(makers, id),
  };
}

function makerNodes(makers: readonly TokenMaker[], id: string): TreeNode[] {
  return makers.map(({ card, how, uri, range }, at) => {
    const tooltip = how === '' ? card : `${card}: ${how}`;
    const place = { uri, range };
    return { id: `${id} ${at}`, kind: 'maker', label: card, description: how, tooltip, icon: '', place, children: [] };
  });
}

const colorNames: Readonly<Record<string, string>> = { W: 'White', U: 'Blue', B: 'Black', R: 'Red', G: 'Green' };
const MULTICOLOR = 'Multicolor';
const COLORLESS = 'Colorless';
const OTHERS = '';
const colorOrder = [...Object.values(colorNames), MULTICOLOR, COLORLESS];
const typeOrder = ['Creature', 'Unit', 'Planeswalker', 'Artifact', 'Gear', 'Enchantment', 'Land'];

function colorOf({ colors }: TokenOfSet): string {
  if (colors === null) return OTHERS;
  const [first, ...more] = colors;
  return first === undefined ? COLORLESS : more.length > 0 ? MULTICOLOR : (colorNames[first] ?? OTHERS);
}

/** An artifact creature is grouped with the creatures. */
function typeOf({ types }: TokenOfSet): string {
  return typeOrder.find((type) => types.includes(type)) ?? types[0] ?? OTHERS;
}

function iconOf(token: TokenOfSet): string {
  return (colorOf(token) || typeOf(token)).toLowerCase();
}

function fits({ label, summary, abilities, makers }: TokenOfSet, filter: string): boolean {
  return has([label, summary, ...abilities, ...makers.map(({ card }) => card)], filter);
}

function has(texts: readonly string[], filter: string): boolean {
  const wanted = filter.trim().toLowerCase();
  return wanted === '' || texts.some((text) => text.toLowerCase().includes(wanted));
}

function sorted(tokens: readonly TokenOfSet[], { sortBy }: TreeLayout): TokenOfSet[] {
  const byMakers = (a: TokenOfSet, b: TokenOfSet) => (sortBy === 'makers' ? b.makers.length - a.makers.length : 0);
  return [...tokens].sort((a, b) => byMakers(a, b) || compare(a.label, b.label));
}

function compare(a: string, b: string): number {
  return a.localeCompare(b, 'en');
}

/** Makes ids unique: several tokens may have the same text. */
function unique(nodes: readonly TreeNode[]): TreeNode[] {
  const seen = new Map<string, number>();
  return nodes.map((node) => {
    const before = seen.get(node.id) ?? 0;
    seen.set(node.id, before + 1);
    return before === 0 ? node : { ...node, id: `${node.id} #${before}` };
  });
}
