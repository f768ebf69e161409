import type { FileRange, TokenMaker, TokenOfSet, TokensOfSet, UnknownToken } from '../../../server/src/lsp/protocol.js';

/** How the tokens are laid out. */
export interface TreeWishes {
  readonly groupBy: 'color' | 'type';
  readonly sortBy: 'name' | 'makers';
  /** Only what has this in its name, its characteristics or the names of its makers; empty for all. */
  readonly filter: string;
}

/** A line of the view, with those under it. Texts are plain. */
export interface TreeNode {
  /** The same after every change, as long as it means the same. */
  readonly id: string;
  readonly kind: 'set' | 'group' | 'token' | 'unknown' | 'maker';
  readonly label: string;
  readonly description: string;
  readonly tooltip: string;
  /** A name for its sign: of a colour (`white` … `colorless`), of a card type in small letters, or `unknown`. */
  readonly sign: string;
  /** What a click shows; null for nothing. */
  readonly place: FileRange | null;
  readonly children: readonly TreeNode[];
}

/** The texts that are not the game's own, ready to be shown. */
export interface TreeTexts {
  readonly undefinedTokens: string;
  readonly others: string;
  /** How many cards make a token. */
  makers(count: number): string;
  /** How many copies of a token to print: `2`, `2+`. */
  copies(count: string): string;
  /** That the owner has no print of a token. */
  readonly noPrint: string;
  /** The rule that defines a token. */
  rule(number: string): string;
  suggestions(names: readonly string[]): string;
  /** What a set's folder is called. */
  setName(root: string): string;
}

/** The lines of the view: sets, where there are several; in them groups, in these tokens, under them their makers. */
export function tokenTree(sets: readonly TokensOfSet[], wishes: TreeWishes, texts: TreeTexts): TreeNode[] {
  const trees = sets.map((set) => ({ set, groups: groupsOf(set, wishes, texts) })).filter(({ groups }) => groups[0]);
  if (trees.length === 1) return trees[0]!.groups;
  return trees.map(({ set, groups }) => {
    const label = texts.setName(set.root);
    return { ...plain, id: set.root, kind: 'set', label, tooltip: label, children: groups };
  });
}

/** How many names there are that nobody defines. */
export function unknownCount(sets: readonly TokensOfSet[]): number {
  return sets.reduce((sum, { unknown }) => sum + unknown.length, 0);
}

/** The lines as text, each level further in than the one above. */
export function treeText(nodes: readonly TreeNode[], indent = ''): string {
  return nodes
    .map(({ label, description, children }) => {
      const line = `${indent}${label}${description === '' ? '' : `  ${description}`}\n`;
      return line + treeText(children, `${indent}  `);
    })
    .join('');
}

const plain = { description: '', tooltip: '', sign: '', place: null };

function groupsOf({ root, tokens, unknown }: TokensOfSet, wishes: TreeWishes, texts: TreeTexts): TreeNode[] {
  const key = wishes.groupBy === 'color' ? colorOf : typeOf;
  const groups = new Map<string, TokenOfSet[]>();
  for (const token of tokens.filter((each) => fits(each, wishes.filter))) {
    const members = groups.get(key(token));
    if (members) members.push(token);
    else groups.set(key(token), [token]);
  }
  const known = [...groups].map(([name, members]): TreeNode => {
    const id = `${root} ${wishes.groupBy} ${name}`;
    const children = unique(sorted(members, wishes).map((token) => tokenNode(token, id, texts)));
    const label = name === OTHERS ? texts.others : name;
    return {
      ...plain,
      id,
      kind: 'group',
      label,
      description: `${children.length}`,
      sign: name.toLowerCase(),
      children,
    };
  });
  const order = wishes.groupBy === 'color' ? colorOrder : typeOrder;
  const place = ({ label }: TreeNode) => (order.indexOf(label) < 0 ? order.length : order.indexOf(label));
  known.sort((a, b) => place(a) - place(b) || compare(a.label, b.label));
  return [...undefinedGroup(root, unknown, wishes, texts), ...known];
}

/** Names that nobody defines stand first: something is to be done about them. */
function undefinedGroup(root: string, unknown: readonly UnknownToken[], wishes: TreeWishes, texts: TreeTexts) {
  const id = `${root} undefined`;
  const wanted = unknown.filter(({ name, makers }) => has([name, ...makers.map(({ card }) => card)], wishes.filter));
  if (wanted.length === 0) return [];
  const children = wanted
    .sort((a, b) => (wishes.sortBy === 'makers' ? b.makers.length - a.makers.length : 0) || compare(a.name, b.name))
    .map(({ name, suggestions, makers }): TreeNode => {
      const own = `${id} ${name}`;
      const hint = suggestions.length > 0 ? texts.suggestions(suggestions) : '';
      return {
        ...{ id: own, kind: 'unknown', label: name, description: hint, tooltip: hint, sign: 'unknown' },
        place: makers[0] ?? null,
        children: makerNodes(makers, own),
      };
    });
  const group: TreeNode = {
    ...plain,
    ...{ id, kind: 'group', label: texts.undefinedTokens, description: `${children.length}`, sign: 'unknown' },
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
    // Tokens of one name are told apart by what they are.
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
    sign: signOf(token),
    place: definition ?? makers[0] ?? null,
    children: makerNodes(makers, id),
  };
}

function makerNodes(makers: readonly TokenMaker[], id: string): TreeNode[] {
  return makers.map(({ card, how, uri, range }, at) => {
    const tooltip = how === '' ? card : `${card}: ${how}`;
    const place = { uri, range };
    return { id: `${id} ${at}`, kind: 'maker', label: card, description: how, tooltip, sign: '', place, children: [] };
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

/** What is an artifact and a creature is looked for among the creatures. */
function typeOf({ types }: TokenOfSet): string {
  return typeOrder.find((type) => types.includes(type)) ?? types[0] ?? OTHERS;
}

function signOf(token: TokenOfSet): string {
  return (colorOf(token) || typeOf(token)).toLowerCase();
}

function fits({ label, summary, abilities, makers }: TokenOfSet, filter: string): boolean {
  return has([label, summary, ...abilities, ...makers.map(({ card }) => card)], filter);
}

function has(texts: readonly string[], filter: string): boolean {
  const wanted = filter.trim().toLowerCase();
  return wanted === '' || texts.some((text) => text.toLowerCase().includes(wanted));
}

function sorted(tokens: readonly TokenOfSet[], { sortBy }: TreeWishes): TokenOfSet[] {
  const byMakers = (a: TokenOfSet, b: TokenOfSet) => (sortBy === 'makers' ? b.makers.length - a.makers.length : 0);
  return [...tokens].sort((a, b) => byMakers(a, b) || compare(a.label, b.label));
}

function compare(a: string, b: string): number {
  return a.localeCompare(b, 'en');
}

/** Tokens that read the same are two all the same. */
function unique(nodes: readonly TreeNode[]): TreeNode[] {
  const seen = new Map<string, number>();
  return nodes.map((node) => {
    const before = seen.get(node.id) ?? 0;
    seen.set(node.id, before + 1);
    return before === 0 ? node : { ...node, id: `${node.id} #${before}` };
  });
}
