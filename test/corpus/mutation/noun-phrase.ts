/**
 * Token noun phrases, found by what official text looks like and not by the grammar that is tested: "a tapped 2/2 white
 * and black Spirit Knight creature token", up to the noun.
 */

/** A stretch of rules text. Offsets are UTF-16 units. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The parts of one noun phrase that an instruction creates; those that it does not have are undefined. */
export interface NounPhrase {
  /** *create* or *creates*. */
  readonly verb: Stretch;
  readonly count: Stretch;
  readonly state: Stretch | undefined;
  readonly legendary: Stretch | undefined;
  readonly pt: Stretch | undefined;
  /** "white", "white and blue", "red, green, and white", "colorless". */
  readonly colors: Stretch | undefined;
  /** Capitalised words: subtypes, or the name of a predefined token. */
  readonly names: Stretch | undefined;
  /** "artifact creature". */
  readonly types: Stretch | undefined;
  /** *token* or *tokens*. */
  readonly noun: Stretch;
}

const numbers =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty';
const color = '(?:white|blue|black|red|green|colorless)';
const type = '(?:kindred|enchantment|artifact|land|creature|planeswalker)';

const nounPhrase = new RegExp(
  [
    `\\b(?<count>[Aa]n?|${numbers}|X|that many|twice that many|a number of|half X)\\b `,
    '(?:(?<state>tapped(?: and attacking)?) )?',
    '(?:(?<legendary>legendary) )?',
    '(?:(?<pt>[0-9X*]+/[0-9X*]+) )?',
    `(?:(?<colors>${color}(?:(?:, and|,| and) ${color})*) )?`,
    '(?:snow )?',
    "(?:(?<names>\\p{Lu}[\\p{L}’'-]*(?: (?:of |the )*\\p{Lu}[\\p{L}’'-]*)*) )?",
    `(?:(?<types>${type}(?: ${type})*) )?`,
    '(?<noun>tokens?)\\b',
  ].join(''),
  'dgu',
);

/** What an instruction says before its token: the verb, and nothing that ends the sentence. */
const instruction = /\b(creates?)\b(?:[^.;:•\n"“”()]|\("?)*$/i;
/** A clause that only speaks of creating: "if you would create", "whenever you create". */
const condition = /\b(?:if|unless|when|whenever|would|until|while)\b[^,.:;•—\n"“”()]*$/i;

/** How many letters before a phrase are looked at: more than a sentence has. */
const REACH = 400;

/** The noun phrases of a text that are created, in order. */
export function nounPhrases(text: string): NounPhrase[] {
  const found: NounPhrase[] = [];
  for (const match of text.matchAll(nounPhrase)) {
    const verb = verbBefore(text, match.index);
    // "a copy of a creature token you control" is there already.
    if (!verb || /\bcop(?:y|ies) of $/.test(text.slice(verb.end, match.index))) continue;
    const part = (name: string): Stretch | undefined => {
      const indices = match.indices?.groups?.[name];
      return indices && { start: indices[0], end: indices[1], text: text.slice(...indices) };
    };
    found.push({
      verb,
      count: part('count')!,
      state: part('state'),
      legendary: part('legendary'),
      pt: part('pt'),
      colors: part('colors'),
      names: part('names'),
      types: part('types'),
      noun: part('noun')!,
    });
  }
  return found;
}

function verbBefore(text: string, at: number): Stretch | null {
  const from = Math.max(0, at - REACH);
  const before = text.slice(from, at);
  const match = instruction.exec(before);
  if (!match || condition.test(before.slice(0, match.index))) return null;
  const start = from + match.index;
  return { start, end: start + match[1]!.length, text: match[1]! };
}

/** Whether a phrase, from the end of whose characteristics the rest is read, is given a name: before or behind. */
export function hasName(text: string, end: number): boolean {
  const [behind, before] = [text.slice(end, end + REACH), text.slice(Math.max(0, end - REACH), end)];
  return (
    /^(?: tokens?)?(?: with [^.]*)?(?: named\b| of\b| with those\b)/.test(behind) ||
    /, an? legendary [^.]*$/.test(before)
  );
}
