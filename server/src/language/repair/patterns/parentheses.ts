import { capitalized } from '../../../util/capital.js';
import type { SlipPattern } from './slip-pattern.js';

/** Slips in the marks of reminder text: its sentences are in parentheses, with their full stops. */
export const parentheses: readonly SlipPattern[] = [
  // "((Look at the top card of your library.))"
  { kind: 'punctuation', has: ['(('], pattern: /\(\([^()\n]*\)\)/g, right: ([text]) => text.slice(1, -1) },
  // "Equip {2} — ({2}: Attach to …)"
  {
    kind: 'punctuation',
    has: [' — (', ' – (', ' - ('],
    pattern: / [—–-] (?=\([\p{Lu}{][^()\n]*\)$)(?<=^[^\n—–-]{1,60}(?<!\b[Cc]hoose [^\n]*) . )/gmu,
    right: ' ',
  },
  // "Scry 1. [Look at the top card of your library.]"
  {
    kind: 'punctuation',
    has: ['.]', '.>', '"]', '”]', '">', '”>'],
    pattern: /(?<=^|[\p{L}\d.!}"”] )(?:\[[\p{Lu}{][^[\]\n]{8,}\.["”]?\]|<[\p{Lu}{][^<>\n]{8,}\.["”]?>)(?=$|\.$)/gmu,
    right: ({ 0: text, input }) => (input.includes('square brackets') ? null : `(${text.slice(1, -1)})`),
  },
  // "Defender (This creature can't attack).", "({T}: Add {G})"
  {
    kind: 'punctuation',
    has: [')'],
    pattern:
      /\)(?=\.?$)(?<=(?:^|[\p{L}\d.!}"”] )\((?:\p{Lu}\p{L}*['’]?\p{L}* \p{Ll}|\{T\}: )[^()\n:]*[\p{Ll}\d}]\))\.?/gmu,
    right: '.)',
  },
  // "Defender (this creature can't attack.)", but not "{E}{E} (two energy counters. …)"
  {
    kind: 'capitalization',
    has: ['.)'],
    pattern:
      /(?<=(?:^|[\p{L}\d.!}"”] )\()(?!(?<=\} \()(?:an?|two|three|four) )\p{Ll}\p{L}*(?= [^()\n]*\.["”]?\)(?:$| \p{Lu}))/gmu,
    right: ([word]) => capitalized(word),
  },
  // "(…, Put one into your hand.)"
  {
    kind: 'punctuation',
    has: [')'],
    pattern:
      /, (?=(?:You|Put|If|It|They|Then|This|That|Exile|Return|Draw|When|At|To|Do|Tap|Turn|Sacrifice|Each|Equip|Saddle|Activate|Reduce|Creatures|Cast|Players|Damage|Max|Look|Choose|Create|Shuffle|Reveal|Discard|Untap)\b(?![^.()\n]*:)[^()\n]{0,300}\))(?<=\([^()\n"“”]{0,300}[\p{Ll}\d}], )/gu,
    right: '. ',
  },
];
