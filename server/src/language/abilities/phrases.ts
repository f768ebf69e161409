import type { Phrase } from '../grammar/phrase.js';
import type { Ability, LineContext } from './ability.js';

/** The phrases that an ability was read from, with those of its modes and of the abilities of its level. */
export function* phrasesOf(ability: Ability): Generator<{ readonly phrase: Phrase; readonly line: LineContext }> {
  const { line, keywords, ownKeyword, cost, trigger, condition, sentences = [], modes = [], level } = ability;
  const own = [keywords, ownKeyword?.cost, cost, level?.cost, trigger, condition, ...sentences.map(phraseOf)];
  for (const phrase of own) if (phrase) yield { phrase, line };
  for (const mode of modes) {
    if (mode.cost) yield { phrase: mode.cost, line: mode.line };
    for (const { phrase } of mode.sentences) yield { phrase, line: mode.line };
  }
  for (const inner of level?.abilities ?? []) yield* phrasesOf(inner);
}

function phraseOf({ phrase }: { readonly phrase: Phrase }): Phrase {
  return phrase;
}
