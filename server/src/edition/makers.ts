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
 * meaning is card text, and is read as such where a card uses the keyword. By the first word of the keyword, inflected
 * forms included.
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

/** A keyword with its parameters, and what it means as card text. */
interface KeywordMeaning {
  readonly term: string;
  readonly meaning: string;
}

/** The term and its meaning, if the meaning makes a token. */
function readMeaning(text: string): KeywordMeaning | null {
  if (!text.includes('oken')) return null;
  const found = readTerm(text);
  if (!found || !/\b(?:create|put)s?\b/i.test(found.meaning)) return null;
  // The quotation marks inside the quoted meaning are single ones, which become the outer ones.
  return { term: found.term, meaning: found.meaning.replaceAll('‘', '“').replace(/([.,!?])’/g, '$1”') };
}

/**
 * The ways in which rules define a keyword: “Investigate” means “…”; “Gift a Food” means the effect is “…”; To amass
 * [subtype] N means “…”; To incubate N, create …; … instruct a permanent to endure N. To do so, …
 */
function readTerm(text: string): KeywordMeaning | null {
  const quoted = /["“]([^"“”]{2,40})["”] means? (?:the effect is )?["“]/.exec(text);
  if (quoted) return { term: quoted[1]!, meaning: untilLastMark(text.slice(quoted.index + quoted[0].length)) };
  const to = /^To ([^“".,]{2,40}?)(?: means? (["“]?)(?:to )?|, )/.exec(text);
  if (to) {
    const rest = text.slice(to[0].length);
    return { term: to[1]!, meaning: to[2] ? untilLastMark(rest) : rest };
  }
  const doSo = / to ([a-z]{3,20}(?: N)?)\. To do so, /.exec(text);
  return doSo && { term: doSo[1]!, meaning: text.slice(doSo.index + doSo[0].length) };
}

function untilLastMark(text: string): string {
  const end = Math.max(text.lastIndexOf('”'), text.lastIndexOf('"'));
  return end < 0 ? text : text.slice(0, end);
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

/** The known keyword that some words begin with: *gift* for "gift a Food". */
function keywordOf(words: readonly string[], { words: lists }: Rulebook): string {
  const known = new Map([...lists.keywordAbilities, ...lists.keywordActions].map((word) => [word.toLowerCase(), word]));
  for (let length = words.length; length > 0; length--) {
    const found = known.get(words.slice(0, length).join(' '));
    if (found) return found;
  }
  return words.join(' ');
}
