import type { Rulebook } from '../rulebook/rulebook.js';
import type { KeywordMaker, Parameter } from './edition.js';

const parameterNames: Readonly<Record<string, Parameter>> = {
  '[subtype]': 'subtype',
  '[cost]': 'cost',
  N: 'number',
  X: 'number',
};

/**
 * Keywords that make tokens, from sentences of the form `“Investigate” means “Create a Clue token.”`: the quoted
 * meaning is card text, and is read as such where a card uses the keyword. Found by the first word, forms included.
 */
export function readMakers(rulebook: Rulebook): Map<string, readonly KeywordMaker[]> {
  const makers = new Map<string, KeywordMaker[]>();
  for (const rule of rulebook.rules.values()) {
    const sentence = readMeaning(rule.text);
    if (!sentence) continue;
    const [words, parameters] = splitParameters(sentence.term);
    const first = words[0]!;
    const keyword = keywordOf(words, rulebook);
    const action = rulebook.words.keywordActions.some((word) => word.toLowerCase() === keyword.toLowerCase());
    const number = /^[0-9]/.test(rule.number) ? rule.number : null;
    const maker: KeywordMaker = {
      keyword: action ? keyword : keyword.toLowerCase(),
      words,
      parameters,
      action,
      rule: number,
      meaning: sentence.meaning,
    };
    for (const form of action ? [first, `${first}s`, `${first}es`] : [first]) {
      const known = makers.get(form);
      if (known) known.push(maker);
      else makers.set(form, [maker]);
    }
  }
  return makers;
}

/** The term and its meaning, where the meaning makes a token. */
function readMeaning(text: string): { term: string; meaning: string } | null {
  const middle = text.search(/["”] means? ["“]/);
  if (middle < 0 || !text.includes('oken')) return null;
  const opening = Math.max(text.lastIndexOf('“', middle), text.lastIndexOf('"', middle - 1));
  const from = text.indexOf(' mean', middle);
  const start = text.slice(from).search(/["“]/) + from + 1;
  const end = Math.max(text.lastIndexOf('”'), text.lastIndexOf('"'));
  if (opening < 0 || end <= start) return null;
  const meaning = text.slice(start, end);
  if (!/create/i.test(meaning)) return null;
  // Quotation marks inside the quoted meaning are single ones; read by itself, they are the outer marks.
  const promoted = meaning.replaceAll('‘', '“').replace(/([.,!?])’/g, '$1”');
  return { term: text.slice(opening + 1, middle), meaning: promoted };
}

function splitParameters(term: string): [readonly string[], readonly Parameter[]] {
  const words: string[] = [];
  const parameters: Parameter[] = [];
  for (const word of term.split(' ')) {
    const parameter = parameterNames[word];
    if (parameter) parameters.push(parameter);
    else words.push(word.toLowerCase());
  }
  return [words, parameters];
}

/** The keyword of the word lists that the words begin with: *gift* for "gift a Food". */
function keywordOf(words: readonly string[], { words: lists }: Rulebook): string {
  const known = new Map([...lists.keywordAbilities, ...lists.keywordActions].map((word) => [word.toLowerCase(), word]));
  for (let length = words.length; length > 0; length--) {
    const found = known.get(words.slice(0, length).join(' '));
    if (found) return found;
  }
  return words.join(' ');
}
