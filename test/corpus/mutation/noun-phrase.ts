/**
 * Finds token noun phrases by the look of official text, independently of the grammar under test: "a tapped 2/2 white
 * and black Spirit Knight creature token", up to the noun.
 */

/** A part of rules text. Offsets are UTF-16 units. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The parts of one noun phrase that an instruction creates; missing ones are undefined. */
export interface NounPhrase {
  /** *create* or *creates*. */
  readonly verb: Stretch;
  readonly count: Stretch;
  readonly state: Stretch | undefined;
  readonly legendary: Stretch | undefined;
  readonly pt: Stretch | undefined;
  /** "white", "white and blue", "red, green, and white", "colorless". */
  readonly colors: Stretch | undefined;
  /** Capitalized words: subtypes, or the name of a predefined token. */
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

/** An instruction up to its token: the verb, and nothing that ends the sentence. */
const instruction = /\b(creates?)\b(?:[^.;:•\n"“”()]|\("?)*$/i;
/** A clause that only mentions creating: "if you would create", "whenever you create". */
const condition = /\b(?:if|unless|when|whenever|would|until|while)\b[^,.:;•—\n"“”()]*$/i;

/** How many letters before a phrase are examined: more than a sentence has. */
const REACH = 400;

/** The noun phrases of a text whose tokens are created, in order. */
export function nounPhrases(text: string): NounPhrase[] {
  const found: NounPhrase[] = [];
  for (const match of text.matchAll(nounPhrase)) {
    const verb = verbBefore(text, match.index);
    // The token in "a copy of a creature token you control" is not created.
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

/**
 * Whether a token is given a name, before or after the phrase.
 * @param end the end of its characteristics
 */
export function hasName(text: string, end: number): boolean {
  const [after, before] = [text.slice(end, end + REACH), text.slice(Math.max(0, end - REACH), end)];
  return (
    /^(?: tokens?)?(?: with [^.]*)?(?: named\b| of\b| with those\b)/.test(after) ||
    /, an? legendary [^.]*$/.test(before)
  );
}
