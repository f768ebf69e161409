import type { Ability } from '../../abilities/ability.js';
import type { Grammar } from '../../grammar/grammar.js';
import type { Phrase } from '../../grammar/phrase.js';
import { thirdPerson } from '../../plain-verbs.js';
import type { Repair, Slip } from '../slip.js';
import { phrasesOf } from './phrases-of.js';

/** What only players do, so that *you* is missing before it where the subject is an object. */
const ofPlayers = /^(?:gain|lose|draw|discard|scry|create)$/;

/**
 * Verbs after *and* that do not agree with the subject before them, and so are read as an instruction of their own:
 * "target player draws a card and lose 1 life", "it gets +1/+1 and draw a card". Offsets are UTF-16 units of the rules text.
 * @param isRead whether the line with an offset is read whole after a repair
 */
export function subjectSlips(
  abilities: readonly Ability[],
  grammar: Grammar,
  isRead: (repair: Repair) => boolean,
): Slip[] {
  const isA = ({ category, ending }: Phrase, name: string, construct: RegExp): boolean =>
    ending !== null && grammar.names[category] === name && construct.test(ending.wording.construct);
  const slips: Slip[] = [];
  const visit = (phrase: Phrase, at: (word: number) => Repair): void => {
    const [left, right] = phrase.slots;
    if (left && isA(phrase, 'effects', /^and$/) && isA(left, 'effect', /^(?:object|player)$/)) {
      let order: Phrase | undefined = right;
      while (order && isA(order, 'effects', /^(?!if$)/)) order = order.slots[0];
      if (order && isA(order, 'effect', /^imperative$/)) {
        const verb = at(order.start);
        const agreeing = { ...verb, newText: thirdPerson(verb.newText) };
        const withYou = { ...verb, newText: `you ${verb.newText}` };
        if (isRead(agreeing)) slips.push({ kind: 'word-agreement', ...verb, repairs: [agreeing] });
        else if (ofPlayers.test(verb.newText)) slips.push({ kind: 'missing-word', ...verb, repairs: [withYou] });
      }
    }
    for (const slot of phrase.slots) visit(slot, at);
  };
  for (const { phrase, line } of phrasesOf(abilities))
    visit(phrase, (word) => {
      const { start, end, text } = line.lexemes.words[word]!;
      return { start: line.offset + start, end: line.offset + end, newText: text };
    });
  return slips;
}
