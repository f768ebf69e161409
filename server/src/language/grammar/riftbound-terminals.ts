import type { Lexeme, Lexemes } from './lexemes.js';
import { ANY_NUMBER, PLURAL, SINGULAR } from './notation.js';
import type { Terminal, TerminalPhrase } from './terminal.js';

/** The categories of Riftbound that are symbols: `[E3]`, `[RUNE:fury][RUNE:fury]`, and a change of Might: "+2". */
export function riftboundTerminals(): ReadonlyMap<string, Terminal> {
  return new Map<string, Terminal>([
    ['energy-cost', one(/^\{energy (.+)\}$/)],
    ['power-cost', powers],
    ['signed-number', one(/^([+−-]\d+)$/)],
  ]);
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
