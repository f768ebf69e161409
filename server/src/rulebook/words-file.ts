import { splitLines } from './lines.js';
import type { RulebookProblem } from './rulebook.js';
import type { RulebookWords } from './words.js';

/**
 * Reads a file of words: `Card types: …`, `Supertypes: …`, `Keyword abilities: …`, `Keyword actions: …`, `Forms of
 * landwalk: …` and, for any family, `Creature types: …`. Words are separated by commas; an indented line continues the
 * previous list; `#` starts a comment.
 */
export function readWordsFile(text: string): { words: RulebookWords; problems: RulebookProblem[] } {
  const problems: RulebookProblem[] = [];
  const subtypes = new Map<string, string[]>();
  const forms = new Map<string, string[]>();
  const lists = {
    cardTypes: [] as string[],
    supertypes: [] as string[],
    keywordAbilities: [] as string[],
    keywordActions: [] as string[],
  };
  const listFor = (key: string): string[] | null => {
    if (key === 'card types') return lists.cardTypes;
    if (key === 'supertypes') return lists.supertypes;
    if (key === 'keyword abilities') return lists.keywordAbilities;
    if (key === 'keyword actions') return lists.keywordActions;
    if (key.startsWith('forms of ')) return entry(forms, key.slice('forms of '.length));
    return key.endsWith(' types') ? entry(subtypes, key.slice(0, -' types'.length)) : null;
  };
  let list: string[] | null = null;
  let words: string[] = [];
  const close = () => {
    for (const word of words.join(' ').split(',')) if (word.trim() !== '') list?.push(word.trim());
  };
  for (const [index, line] of splitLines(text).entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (/^\s/.test(line)) {
      words.push(line.trim());
      continue;
    }
    close();
    const colon = line.indexOf(':');
    list = colon < 0 ? null : listFor(line.slice(0, colon).toLowerCase());
    words = [line.slice(colon + 1)];
    if (list === null) problems.push({ line: index, message: 'this line starts no list of words' });
  }
  close();
  return { words: { ...lists, subtypes, forms }, problems };
}

function entry(map: Map<string, string[]>, key: string): string[] {
  const list = map.get(key) ?? [];
  map.set(key, list);
  return list;
}
