import type { Dialect } from '../language/lexicon.js';
import { readDefinition } from '../language/tokens/definition.js';
import type { Rulebook } from '../rulebook/rulebook.js';
import { memoize } from '../util/memoize.js';
import type { Characteristics } from './characteristics.js';
import { type DescribeContext, describe } from './describe.js';
import type { Edition, NamingRule, PredefinedToken } from './edition.js';
import { readMakers } from './makers.js';
import { readVocabulary } from './vocabulary.js';

/** The edition that follows from a rulebook, computed once per rulebook. */
export const editionOf = memoize(deriveEdition);

/** The grammar's dialect of a game. */
export function dialectOf(game: Rulebook['game']): Dialect {
  return game;
}

function deriveEdition(rulebook: Rulebook): Edition {
  const vocabulary = readVocabulary(rulebook.words);
  const naming = readNaming(rulebook);
  const context: DescribeContext = { naming, vocabulary };
  const predefined = readPredefined(rulebook, context);
  return {
    id: rulebook.id,
    game: rulebook.game,
    rulebook,
    naming,
    vocabulary,
    predefined,
    makers: readMakers(rulebook),
  };
}

/**
 * Rule 111.4 (110.5c before 2019) states that a token's name "is the same as its subtype(s)", since November 2021 "plus
 * the word “Token.”". Games whose effects name every token have no such sentence.
 */
function readNaming(rulebook: Rulebook): NamingRule {
  for (const rule of rulebook.rules.values()) {
    const at = rule.text.indexOf('name is the same as its subtype');
    if (at < 0) continue;
    const sentence = rule.text.slice(at, rule.text.indexOf('.', at) + 2);
    return { suffix: /plus the word .?Token/.test(sentence) ? ' Token' : '', rule: rule.number };
  }
  return { suffix: null, rule: null };
}

function readPredefined(rulebook: Rulebook, context: DescribeContext): Map<string, PredefinedToken> {
  const tokens = new Map<string, PredefinedToken>();
  for (const rule of rulebook.rules.values()) {
    if (!mayDefine(rule.text)) continue;
    const definition = readDefinition(rule.text, dialectOf(rulebook.game));
    if (!definition) continue;
    const riftbound = rulebook.game === 'riftbound';
    const front = describe(definition.front, context);
    const back = definition.back && describe(definition.back, context);
    const characteristics: Characteristics = {
      ...front,
      back,
      ...(riftbound ? { name: definition.words, keywords: front.keywords.map(capitalWords) } : {}),
    };
    tokens.set(definition.words.toLowerCase(), { words: definition.words, rule: rule.number, characteristics });
  }
  return tokens;
}

function capitalWords(keyword: string): string {
  return keyword.replace(/^[a-z]/, (letter) => letter.toUpperCase());
}

/** A cheap check before the grammar reads a rule: definitions begin with "A … token is a". */
function mayDefine(text: string): boolean {
  return /^(?:A|An|The) /.test(text) && text.slice(0, 80).includes(' token') && text.slice(0, 140).includes(' is a');
}
