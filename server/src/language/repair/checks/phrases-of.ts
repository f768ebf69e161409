import type { Ability, LineContext } from '../../abilities/ability.js';
import type { Phrase } from '../../grammar/phrase.js';

/** Every phrase that was read of some abilities, with its line: keywords, costs, triggers, conditions and sentences. */
export function* phrasesOf(abilities: readonly Ability[]): Generator<{ phrase: Phrase; line: LineContext }> {
  for (const { line, keywords, cost, trigger, condition, sentences, modes, level } of abilities) {
    for (const phrase of [keywords, cost, trigger, condition]) if (phrase) yield { phrase, line };
    for (const { phrase } of sentences ?? []) yield { phrase, line };
    for (const mode of modes ?? []) {
      if (mode.cost) yield { phrase: mode.cost, line: mode.line };
      for (const { phrase } of mode.sentences) yield { phrase, line: mode.line };
    }
    if (level) yield* phrasesOf(level.abilities);
  }
}
