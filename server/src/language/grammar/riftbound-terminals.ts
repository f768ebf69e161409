import { freeSubtypes } from './free-subtypes.js';
import type { Lexeme, Lexemes } from './lexemes.js';
import { ANY_NUMBER, PLURAL, SINGULAR } from './notation.js';
import type { Terminal, TerminalPhrase } from './terminal.js';
import type { GrammarVocabulary } from './vocabulary.js';

/** The categories of Riftbound that are words of a class: tags, "[E3]", "[RUNE:fury][RUNE:fury]", a change of Might. */
export function riftboundTerminals(
  words: ReadonlyMap<string, Terminal>,
  { keywords }: GrammarVocabulary,
): ReadonlyMap<string, Terminal> {
  return new Map(words)
    .set('subtype', freeSubtypes(words.get('subtype')!, keywords))
    .set('energy-cost', one(/^\{energy (.+)\}$/))
    .set('power-cost', powers)
    .set('signed-number', one(/^([+−-](?:\d+|x))$/i));
}

function one(pattern: RegExp): Terminal {
  const read = ({ lower }: Lexeme) => pattern.exec(lower)?.[1];
  return {
    begins: (word) => read(word) !== undefined,
    read: ({ words }, at) => [{ end: at + 1, number: ANY_NUMBER, value: read(words[at]!) }],
  };
}

const powerPattern = /^\{power (\w+)\}$/;

/** A run of power symbols; the value is the domain of each, `any` for power of any domain. */
const powers: Terminal = {
  begins: ({ lower }) => powerPattern.test(lower),
  read: ({ words }: Lexemes, at): TerminalPhrase[] => {
    const domains: string[] = [];
    for (let end = at; end < words.length; end++) {
      const domain = powerPattern.exec(words[end]!.lower)?.[1];
      if (domain === undefined) break;
      domains.push(domain);
    }
    return [{ end: at + domains.length, number: domains.length > 1 ? PLURAL : SINGULAR, value: domains }];
  },
};
