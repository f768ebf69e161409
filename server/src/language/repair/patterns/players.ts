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
  // "If this creature attacks, draw a card.": an event that happens again and again (603.1), unless a spell says it once
  {
    kind: 'wrong-word',
    has: ['If '],
    isDoubtful: true,
    pattern:
      /(?<=^|[“"])If(?= (?:(?!\b(?:would|was|were|has|had|would)\b)[^,.\n])* (?:attacks|blocks|dies|enters|deals (?:combat )?damage|becomes (?:tapped|untapped|blocked|the target)|casts|draws)\b(?:(?!\bthis (?:way|turn))[^,.\n])*, (?!.*\b(?:instead|if able)\b))/gm,
    right: ({ index, input }, { card }) =>
      card.isSpell ? null : /^If this \p{L}+ (?:dies|enters),/u.test(input.slice(index)) ? 'When' : 'Whenever',
  },
  // "You choose new targets for the copy."
  {
    kind: 'missing-word',
    has: ['ou choose new ', 'ou look at '],
    pattern: /\b[Yy]ou(?= (?:choose new targets|look at [^.\n]* any time)\b)/g,
    right: ([written]) => `${written} may`,
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
