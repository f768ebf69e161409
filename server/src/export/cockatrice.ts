import { type Characteristics, customColorsOf, lettersOf } from '../edition/characteristics.js';
import { type CockatriceEntry, cardDatabase, type DatabaseSet, type EntryLink } from './cockatrice-entry.js';
import type { ListedMaker, ListedToken, TokenList } from './token-list.js';

/**
 * The tokens of a list as a token file for Cockatrice, each with the cards that make it as reverse links. Cockatrice knows
 * entries by their names, and leaves out one whose name another file has used; so names end in the set's code, and those
 * that are equal all the same in spaces, as in Cockatrice's own list. Copies, and tokens without a settled name, are no
 * entries of their own.
 */
export function cockatriceTokens({ tokens }: TokenList, set: DatabaseSet | null): string {
  const taken = new Set<string>();
  const used = set ?? { code: 'TK', name: 'Tokens' };
  const entries = tokens.flatMap((token): CockatriceEntry[] => {
    if (token.is.name === null || token.copyOf !== null) return [];
    let name = set ? `${token.is.name} (${set.code})` : token.is.name;
    while (taken.has(name)) name += ' ';
    taken.add(name);
    return [entryOf(token, name, used)];
  });
  return cardDatabase(used, entries);
}

function entryOf({ is, createdBy }: ListedToken, name: string, { code }: DatabaseSet): CockatriceEntry {
  const [front, back] = [is, is.back];
  return {
    name,
    text: back ? `${rulesText(front)}\n---\n${rulesText(back)}` : rulesText(front),
    typeLine: back ? `${typeLine(front)} // ${typeLine(back)}` : typeLine(front),
    manaCost: '',
    stats: statsOf(front) + (back && statsOf(back) !== '' ? ` // ${statsOf(back)}` : ''),
    loyalty: is.loyalty ?? '',
    defense: '',
    colors: colorsOf(is),
    set: code,
    rarity: '',
    number: '',
    isToken: true,
    links: linksTo(createdBy),
  };
}

function typeLine({ supertypes, types, subtypes, might }: Characteristics): string {
  const before = ['Token', ...(supertypes ?? []), ...(types ?? [])].join(' ');
  return subtypes && subtypes.length > 0 && might === null ? `${before} — ${subtypes.join(' ')}` : before;
}

function statsOf({ pt, might }: Characteristics): string {
  return pt ?? (might === null ? '' : String(might));
}

/** Keywords in one line, as cards print them, and an ability a line. */
function rulesText({ keywords, abilities }: Characteristics): string {
  const first = keywords.join(', ');
  const line = first.slice(0, 1).toUpperCase() + first.slice(1);
  return [...(line === '' ? [] : [line]), ...abilities].join('\n');
}

/** Letters, and behind them the words for colours of the set's own. */
function colorsOf({ colors }: Characteristics): string {
  if (colors === null) return '';
  return [lettersOf(colors).join(''), ...customColorsOf(colors)].filter((color) => color !== '').join(' ');
}

/** Who makes the token: each card once for every number that it makes. */
function linksTo(makers: readonly ListedMaker[]): EntryLink[] {
  const links = new Map<string, EntryLink>();
  for (const maker of makers) {
    if (maker.card === '') continue;
    const link: EntryLink = {
      kind: 'made by',
      name: maker.card,
      count: countOf(maker),
      exclude: maker.alternative || maker.replacement || maker.creator !== 'you',
      attach: maker.attach,
    };
    const key = `${link.name}\n${link.count}`;
    const known = links.get(key);
    // What one phrase makes for certain is offered, whatever another one says.
    links.set(key, known ? { ...known, exclude: known.exclude === true && link.exclude === true } : link);
  }
  return [...links.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

/** The number of a link: nothing for one token, `x` where the text does not settle it. */
function countOf({ count }: ListedMaker): string | null {
  if (typeof count !== 'number') return 'x';
  return count === 1 ? null : String(count);
}
