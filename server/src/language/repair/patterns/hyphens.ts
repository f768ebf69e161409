import { folded } from '../../../text/apostrophes.js';
import { isCapital } from '../../../util/capital.js';
import { numberWord, numberWords } from '../../lexicon.js';
import type { SlipPattern } from './slip-pattern.js';

/** Keywords that are often listed on one line. */
const keyword =
  'flying|trample|haste|vigilance|deathtouch|lifelink|menace|reach|first strike|double strike|indestructible|hexproof|defender|flash|prowess';

/** Dashes, hyphens and slashes that are missing, wrong or too many. */
export const hyphens: readonly SlipPattern[] = [
  // "destroy allIslands"
  {
    kind: 'punctuation',
    pattern: /(?<![\p{L}-])\p{Ll}{3,}(?=\p{Lu}\p{Ll}{2})/gu,
    right: ([word], { known }) => (word !== 'non' && known.lower.has(word) ? `${word} ` : null),
  },
  // "nonElf"
  { kind: 'punctuation', has: ['on'], pattern: /\b[Nn]on(?=\p{Lu}\p{Ll})/gu, right: ([prefix]) => `${prefix}-` },
  // "until end-of-turn"
  {
    kind: 'punctuation',
    has: ['-'],
    pattern: /\b(?:end-of-turn|end-step|mana-value|mana-cost|up-to|at-random|one-or-more|each-turn|your-turn)\b/gi,
    right: ([words]) => words.replaceAll('-', ' '),
  },
  // "Flying/vigilance", "Flying Vigilance"
  {
    kind: 'punctuation',
    pattern: new RegExp(`^(${keyword})(?: ?/ ?| (?=\\p{Lu}))(${keyword})$`, 'gimu'),
    right: ([, first, second]) => `${first}, ${second!.toLowerCase()}`,
  },
  // "Flying, flying"
  {
    kind: 'doubled-word',
    pattern: new RegExp(`(?<=^|, )(?!prowess)(${keyword}), \\1(?=,|$| \\()`, 'gim'),
    right: ([, word]) => word!,
  },
  // "artifact/creature", but "and/or", "his/her"
  {
    kind: 'punctuation',
    has: ['/'],
    pattern:
      /\/(?=\p{Ll}{3,}(?![\p{L}/]|\.\p{L}))(?<=(?<![\p{L}/.])(?!and|his|her|him|she|they|them|their)\p{Ll}{3,}\/)/gu,
    right: ' or ',
  },
  // "whenever a face down creature dies"
  {
    kind: 'punctuation',
    has: ['face down ', 'face up '],
    pattern:
      /(?<=\b(?:an?|the|each|target|other|another|all|that|attacking|exiled|of|two|three) face) (?=(?:up|down) (?:artifact |nonland )?(?:creature|permanent|card|artifact|spell)s?\b)/gi,
    right: '-',
  },
  // "Choose one ——", "gets ++1/+1"
  { kind: 'punctuation', has: ['——'], pattern: /——+/g, right: '—' },
  // "Landfall - Whenever", "Choose one -"
  {
    kind: 'punctuation',
    has: ['-'],
    onReadLines: true,
    pattern:
      /(?=-)(?:(?<=[\p{L}\d}’'] )--?(?= [\p{Lu}{]|$)|(?<=^\p{Lu}\p{Ll}+(?: \p{Ll}+)?)--?(?=\{|(?:Sacrifice|Discard|Pay|Exile|Reveal|Tap|Return|Remove|Put) ))/gmu,
    right: '—',
  },
  // "non-creature", "non Human": only a capital has a hyphen before it
  {
    kind: 'punctuation',
    has: ['on-', 'on '],
    pattern:
      /(?<![\p{L}-])[Nn]on(?: (?=\p{Lu}\p{Ll})|[ -](?=(?:creature|land|token|artifact|enchantment|permanent|planeswalker|legendary|basic|snow|white|blue|black|red|green|combat|attacking|historic)s?\b))/gu,
    right: ({ 0: prefix, index, input }) => prefix.slice(0, 3) + (isCapital(input.slice(index + 4)) ? '-' : ''),
  },
  { kind: 'punctuation', has: ['and'], pattern: /\band ?or\b/g, right: 'and/or' },
  // "a +1/+1-counter", "an artifact-creature token", "when Dunewalker-enters"
  {
    kind: 'punctuation',
    has: ['-c', '-t', '-s', '-p', '-enters', '-deals', '-dies', '-gets', '-gains', '-attacks'],
    pattern:
      /(?<=(?<![\p{L}-])(\p{L}+|[+−–-]\d+\/[+−–-]\d+))-(?=(counter|token|creature|card|spell|permanent)s?(?![\p{L}-])|(?:enters|deals|dies|gets|gains|attacks)\b)/gu,
    right: ([, word, noun], { known: { lower, capitalized } }) => {
      const plain = folded(word!).replace(/^non/, '');
      const isKnown = lower.has(plain) || capitalized.has(plain);
      return !noun || noun === 'counter' || /^\P{L}/u.test(word!) || (isKnown && !numberWords.has(plain)) ? ' ' : null;
    },
  },
  // "non outlaw"
  {
    kind: 'punctuation',
    has: ['on '],
    pattern: /(?<![\p{L}-])[Nn]on (?=\p{Ll}{3})/gu,
    right: ([prefix]) => prefix.replace(' ', '-'),
  },
  // "is turned face-up", but "a face-up creature"
  {
    kind: 'punctuation',
    has: ['face-'],
    pattern: /\bface-(?:up|down)(?=[.,]|$| (?:and|or|if|this|at|until|instead|as)\b)/gm,
    right: ([text]) => text.replace('-', ' '),
  },
  // "Choose one—"
  { kind: 'punctuation', has: ['—'], pattern: /(?=—$)(?<=\b[Cc]hoose [^.\n]*\p{L})—/gmu, right: ' —' },
  // "Choose one: Draw a card; or …"
  {
    kind: 'punctuation',
    has: ['hoose '],
    pattern:
      /(?<=\b[Cc]hooses? (?:one|two|three|any number|one or (?:both|more)|up to \p{Ll}+|\p{Ll}+ that ha(?:s|ve)n['’]t been chosen)(?: at random)?):(?=\s)/gu,
    right: ' —',
  },
  // "a silver- bordered spell"
  {
    kind: 'punctuation',
    has: ['- '],
    pattern: /(?<=\p{Ll}{2}-) (?=(?:bordered|faced|colored|sided|player)\b)/gu,
    right: '',
  },
  // "Choose 1:"
  {
    kind: 'punctuation',
    has: ['hoose '],
    pattern: /(?<=\bchoose )[1-4](?:: ?| ?[-–])$/gim,
    right: ([written]) => `${numberWord(Number(written[0]))} —`,
  },
];
