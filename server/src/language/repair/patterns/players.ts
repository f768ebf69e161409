import { basesOfVerb } from '../../plain-verbs.js';
import type { SlipPattern } from './slip-pattern.js';

/** What players do in an effect only if they may; cards tell them to do it without "you". */
const permitted =
  'cast|pay|play(?! with)|reveal|search|exile|discard|tap|untap|spend|destroy|remove|copy|attach|activate|exert|transform|counter';

/** Events that a replacement effect changes before they happen (614.1). */
const replaced =
  '(?:dies|enters|draws?(?= (?:a|one) card)|gains?(?= life)|deals?(?= damage)|creates?(?= (?:a|one))|discards?(?= a)|mills?|loses?(?= life)|untaps?|leaves|be(?= (?:put|dealt|countered|destroyed)))';

const types = 'creature|artifact|enchantment|land|permanent|planeswalker';
const others = 'an opponent|your opponents|opponents|a player|that player|target (?:player|opponent)|defending player';

/** What players may do, own and control, where a word is missing or wrong. */
export const players: readonly SlipPattern[] = [
  // "When this creature enters, you search your library for a card."
  {
    kind: 'missing-word',
    has: ['you '],
    pattern: new RegExp(`(?<=^|[.,:—•] |["“])[Yy]ou(?= (?:${permitted})\\b)`, 'gm'),
    right: ([written]) => `${written} may`,
    unless: /\b(?:cast|pay|play|reveal|search|exile|discard|tap|may [^.]*), $/,
  },
  // "If this creature dies, exile it instead."
  {
    kind: 'missing-word',
    has: ['instead'],
    pattern: new RegExp(
      `(?<=\\bIf (?:(?!\\b(?:would|was|were|has|had|is|causes|able)\\b|this (?:way|turn))[^,.\\n])*? )${replaced}\\b(?=(?:(?!this (?:way|turn))[^,.\\n])*, [^.\\n]*\\binstead\\b)`,
      'g',
    ),
    right: ([written]) => `would ${written === 'dies' ? 'die' : (basesOfVerb(written)[0] ?? written)}`,
  },
  // "target creature an opponent owns"
  {
    kind: 'wrong-word',
    has: [' own'],
    pattern: new RegExp(
      `(?<=\\btarget (?:\\S+ )?(?:${types})s? (?:${others}) )owns?\\b(?! (?:that|and|but|or)\\b)|(?<=\\b(?:${types})s you )own(?= (?:get|gain|attack|deal|die|enter)\\b)|(?<=\\b[Yy]ou )own(?= (?:an?|no|two|three|another) (?:${types})s?\\b(?! card))`,
      'g',
    ),
    right: ([written]) => (written === 'owns' ? 'controls' : 'control'),
  },
  // "Return it to its controller's hand", "cards you control in exile"
  {
    kind: 'wrong-word',
    has: ['controller'],
    pattern: /(?<=\bto (?:its|their) )controller(?=(?:s['’]|['’]s) hand)/g,
    right: 'owner',
  },
  {
    kind: 'wrong-word',
    has: ['card'],
    pattern: new RegExp(`(?<=\\bcards? (?:you|${others}|they) )controls?\\b`, 'g'),
    right: ([written]) => written.replace('control', 'own'),
  },
  // "You may cast an additional land"
  {
    kind: 'wrong-word',
    has: ['cast'],
    pattern: /\bcasts?(?= (?:an?|another|one|two|an additional|that) (?:additional |basic )?lands?\b)/g,
    right: ([written]) => written.replace('cast', 'play'),
  },
];
