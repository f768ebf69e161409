import { withCapitalOf } from '../../../util/capital.js';
import type { SlipPattern } from './slip-pattern.js';

/** Words of a sentence that tells what happened before, where "you controlled" is right. */
const past =
  /\b(?:died|dealt|left|was|were|did|had|entered|attacked|blocked|resolved|as (?:you|this|it)|beginning of|this (?:way|turn|game))\b/;

/** *Controlled* in a sentence that tells nothing that happened before, unless "if you controlled it" says so itself. */
function controlled(players: string, right: string): SlipPattern {
  return {
    has: [' controlled'],
    pattern: new RegExp(
      `(?<=\\b(?:${players}) )controlled\\b(?! (?:it|that|them|those)\\b)(?![^.]*${past.source})`,
      'gi',
    ),
    right,
    unless: new RegExp(`${past.source}[^.]*$`, 'i'),
  };
}

/** A number of things: "a", "two", "up to three". */
const someOf = '(?:an?|another|one|two|three|four|five|up to \\p{Ll}+|that many|X|\\d+)';

/** Further words of the same clause. */
const onward = '(?: [^\\s.,:;()"“”]+)*?';

/** Verbs that are wrong with their subject or object, or in the wrong time. */
export const verbs: readonly SlipPattern[] = [
  // "Whenever a creature you controlled attacks"
  controlled('you|they', 'control'),
  controlled('player|opponent|controller', 'controls'),
  // "Target creature gains +2/+2"
  {
    kind: 'wrong-word',
    has: ['gain'],
    pattern: /\bgains?(?= (?:an additional )?[+−–-][\dXY]+\/[+−–-][\dXY]+(?! counter))/g,
    right: ([written]) => written.replace('gain', 'get'),
  },
  // "Make a 1/1 white Soldier creature token.", "Place a stun counter on it."
  {
    kind: 'wrong-word',
    has: ['ake'],
    pattern: new RegExp(
      `\\bmakes?(?= ${someOf}${onward} (?:tokens?|Foods?|Treasures?|Clues?|Bloods?|Maps?)\\b)`,
      'giu',
    ),
    right: ([written]) => withCapitalOf(written, written.endsWith('s') ? 'creates' : 'create'),
    unless: /['’]d $/,
  },
  {
    kind: 'wrong-word',
    has: ['lace'],
    pattern: new RegExp(`\\bplaces?(?= ${someOf}${onward} counters?\\b)`, 'giu'),
    right: ([written]) => withCapitalOf(written, written.endsWith('s') ? 'puts' : 'put'),
  },
  // "Enchanted creature gets “{T}: Draw a card.”", "tokens with, “This token can’t block.”"
  {
    kind: 'wrong-word',
    has: ['get'],
    pattern: /\bgets?(?= ["“](?:\p{Lu}|\{))/gu,
    right: ({ 0: verb, index, input }) => {
      const lasts = /^[^\n]*["”],? until\b/.test(input.slice(index));
      if (verb === 'gets') return lasts ? 'gains' : 'has';
      return lasts ? 'gain' : 'have';
    },
    unless: /\b(?:[Yy]ou|player|opponent|emblem)s? $/,
  },
  // "That player gains a poison counter."
  {
    kind: 'wrong-word',
    has: ['gain'],
    pattern: new RegExp(`\\bgains?(?= ${someOf} (?:poison|energy|experience|rad) counters?\\b)`, 'gu'),
    right: ([written]) => written.replace('gain', 'get'),
  },
  // "Whenever this creature gets tapped"
  {
    kind: 'wrong-word',
    has: ['get'],
    pattern: /\bgets?(?= (?:tapped|untapped|blocked|attached|monstrous)\b)/g,
    right: ([written]) => (written === 'gets' ? 'becomes' : 'become'),
  },
  {
    kind: 'misspelt-word',
    has: ['chs', 'shs'],
    pattern: /\b(?:search|attach|reach|match|vanish|finish)s\b/g,
    right: ([verb]) => verb.replace(/s$/, 'es'),
  },
  // "Equipped creature gets +1/+1 and gains flying."
  {
    kind: 'wrong-word',
    has: [' and gain'],
    pattern:
      /(?<=^(?:Equipped|Enchanted|Other|Each other|As long as [^.\n]+,) [^.\n]*\bgets? [+−–-][\dX]+\/[+−–-][\dX]+(?: for each [^.,\n]+)? and )gains?\b(?![^.\n]*\b(?:until|this turn)\b)/gm,
    right: ([verb]) => (verb === 'gain' ? 'have' : 'has'),
  },
];
