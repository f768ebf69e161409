import { capitalized, isCapital } from '../../../util/capital.js';
import type { SlipPattern } from './slip-pattern.js';

/**
 * Slips in the marks and symbols of a text, reminder text included. Those that begin with a lookahead do so to be quick:
 * it is tested before what is behind, at every character.
 */
export const typography: readonly SlipPattern[] = [
  // "draw a card..", "draw a card,."; three are an ellipsis
  {
    kind: 'punctuation',
    has: ['..', ',,', '.,', ',.'],
    pattern: /(?=[.,][.,])(?<=[\p{L}\d}”"')])(?:\.\.|,,|\.,|,\.)(?![.,])/gu,
    right: ({ 0: marks, index, input }) =>
      marks[0] === marks[1] || !/^(?:[”"')]|$| \p{Lu})/mu.test(input.slice(index + 2)) ? marks.charAt(0) : '.',
  },
  // "a +1/+ counter", "gets +2/+ and"
  {
    kind: 'missing-word',
    has: ['/+', '/-', '/−', '/–'],
    pattern: /([+−–-])(\d+|X)\/([+−–-]) ?(?=\p{Ll})/gu,
    right: ({ 0: { length }, 1: first, 2: size, 3: second, index, input }) =>
      (input.startsWith('counter', index + length) ? [size] : ['0', size]).map(
        (other) => `${first}${size}/${second}${other} `,
      ),
  },
  // "Choose one ——", "gets ++1/+1"
  { kind: 'punctuation', has: ['——'], pattern: /——+/g, right: '—' },
  {
    kind: 'punctuation',
    has: ['++', '--', '−−', '––'],
    pattern: /([+−–-])\1{1,9}(?=[\dX]{1,9}\/)/g,
    right: ([, sign]) => sign!,
  },
  // "… at random.)."
  { kind: 'punctuation', has: [').'], pattern: /\.(?<=[.!]["”]?\)\.)(?!\.)/gu, right: '' },
  // "{R}{T}: Draw a card."
  { kind: 'punctuation', has: ['}{T}', '}{Q}'], pattern: /(?<=\})(?=\{[TQ]\}(?:, [^:.\n]+)?: )/gu, right: ', ' },
  // "Landfall - Whenever", "Choose one -"
  {
    kind: 'punctuation',
    has: ['-'],
    onReadLines: true,
    pattern:
      /(?=-)(?:(?<=[\p{L}\d}’'] )--?(?= [\p{Lu}{]|$)|(?<=^\p{Lu}\p{Ll}+(?: \p{Ll}+)?)--?(?=\{|(?:Sacrifice|Discard|Pay|Exile|Reveal|Tap|Return|Remove|Put) ))/gmu,
    right: '—',
  },
  // "When this creature enters draw a card."
  {
    kind: 'punctuation',
    has: ['When', 'At the beginning of'],
    pattern:
      /(?! \p{L}+,)(?= (?:draw|create|put|destroy|exile|return|scry|surveil|sacrifice|discard|tap|untap|look|reveal|search|mill|target|it (?:deals|gets|gains)|that player|defending player|you (?:may|gain|lose|draw|get|create))\b)(?<=(?:^|[.:—] )(?:When|Whenever|At the beginning of)\b[^,.:;\n()"“”]*?\b(?:enters(?: the battlefield)?(?: under your control)?|attacks|dies|blocks|upkeep|end step|draw step|on your turn|combat damage to (?:a player|an opponent)))/gmu,
    right: ',',
  },
  // "Discard a card then draw a card.", but "That player then draws a card."
  {
    kind: 'punctuation',
    pattern:
      /(?= then (?:draw|put|shuffle|discard|sacrifice|exile|return|reveal|destroy|create|untap|mill|scry|surveil|investigate|proliferate|populate|transform|attach|search|choose|gain|lose)(?:e?s)?\b)(?<=[\p{Ll}\d})])(?<!\b(?:and|or|but|may|may have|then)|\bwho [^.,:\n]*|(?:^|[.:,—•] )(?:(?:That|Each|Target|The|Those|Defending|Any|Its|that|each|target|the|those|its|an) )?(?:players?|opponents?|[Yy]ou|[Tt]hey|controllers?|owners?|[Ii]t|creature|permanent))/gmu,
    right: ',',
  },
  // "Reveal the top card your library."
  {
    kind: 'missing-word',
    pattern:
      /(?<=\b(?:top|bottom)(?: \p{L}+)? cards?)(?= (?:your|their|his|her|that|target|each) (?:[\p{L} ]+['’]s )?library\b)/gu,
    right: ' of',
  },
  // "When this creature dies, scry 1 (Look at …)": keywords have no full stop.
  {
    kind: 'punctuation',
    has: [' ('],
    pattern: /(?= \()(?<=^(?:When|Whenever|At the beginning)\b[^\n(]*[\p{Ll}\d])(?= \(\p{Lu})/gmu,
    right: '.',
  },
  // "Ward—Pay 2 life"
  {
    kind: 'punctuation',
    has: ['—', '–'],
    pattern:
      /(?=$| \()(?<=\p{Ll}[—–](?:Pay|Discard|Sacrifice|Exile|Tap|Return|Remove|Reveal|Collect) [^.:\n("“]*[\p{Ll}\d])(?=$| \()/gmu,
    right: '.',
  },
  // "non-creature", "non Human": only a capital has a hyphen before it
  {
    kind: 'punctuation',
    has: ['on-', 'on '],
    pattern:
      /(?<![\p{L}-])[Nn]on(?: (?=\p{Lu}\p{Ll})|[ -](?=(?:creature|land|token|artifact|enchantment|permanent|planeswalker|legendary|basic|snow|white|blue|black|red|green|combat|attacking|historic)s?\b))/gu,
    right: ({ 0: prefix, index, input }) => prefix.slice(0, 3) + (isCapital(input.slice(index + 4)) ? '-' : ''),
  },
  { kind: 'punctuation', has: ['andor'], pattern: /\bandor\b/g, right: 'and/or' },
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
  // "you may pay {1}, if you do, draw a card"
  {
    kind: 'punctuation',
    has: [', if you ', ', when you '],
    pattern: /(?<=[\p{L}\d}]), (?:if you (?:do|don['’]t|can['’]t)|when you do),/gu,
    right: ([text]) => `. ${capitalized(text.slice(2))}`,
  },
  // "a 1/1green Saproling", "create a1/1 Soldier"
  {
    kind: 'punctuation',
    has: ['/'],
    pattern: /(?<![\p{L}\d/])[+−–-]?[\dX]+\/[+−–-]?[\dX]+(?=\p{L}{2})/gu,
    right: ([pair]) => `${pair} `,
  },
  {
    kind: 'punctuation',
    has: ['/'],
    pattern: /(?=[+−–-]?\d+\/[+−–-]?\d+(?!\d))(?<=(?:^|[^\p{L}])\p{Ll}+)/gu,
    right: ' ',
  },
  // "Choose one—"
  { kind: 'punctuation', has: ['—'], pattern: /(?=—$)(?<=\b[Cc]hoose [^.\n]*\p{L})—/gmu, right: ' —' },
  // "(T): Add (G).", "[2]{R}: Draw a card."; "[0]:" is a loyalty ability
  {
    kind: 'punctuation',
    has: ['(', '['],
    pattern:
      /\([TQWUBRGC]\)|\((?:\d+|X)\)(?=[:{([,]| less| more|$| \()(?<!(?:one|two|three|four|five) \(\d\))|(?<=[})])\((?:\d+|X)\)|\[(?:[TQWUBRGCX]|\d+(?!\]:))\]/gm,
    right: ([text]) => `{${text.slice(1, -1)}}`,
  },
  // "{R}, {t}: Draw a card."; some designers write all symbols in lower case
  {
    kind: 'capitalization',
    has: ['{'],
    pattern: /\{(?:[twubrgcxse]|[wubrg2]\/[wubrgp])\}/g,
    right: ({ 0: symbol, input }, { card: { manaCost } }) =>
      /\{[WUBRGCTXSE]/.test(input) || /\{[A-Z]/.test(manaCost) ? symbol.toUpperCase() : null,
  },
  // "deals X damage where X is"
  { kind: 'punctuation', has: [' where X'], pattern: /(?= where X is\b)(?<=[\p{L}\d}])/gu, right: ',' },
  // "- Draw a card." after "Choose one —"
  { kind: 'punctuation', has: ['—\n'], pattern: /(?<=—\n(?:[•*·–—-].*\n)*)[*·–—-](?= \S)/gu, right: '•' },
  // "gets +1/1", "a 1/+1 counter"
  {
    kind: 'punctuation',
    has: ['/'],
    pattern: /(?<![\d/+−–-])(?:([+−–-])([\dX]+)\/([\dX]+)|([\dX]+)\/([+−–-])([\dX]+))(?![\d/])/gu,
    right: ([, sign, power, toughness, first, other, second]) =>
      sign ? `${sign}${power}/${sign}${toughness}` : `${other}${first}/${other}${second}`,
  },
  // "gets +1 / +1", "+1\\+1", "+1//+1", "+1+1"
  {
    kind: 'punctuation',
    has: ['+', '−', '–', '-'],
    pattern: /(?<![\d/])([+−–-](?:\d+|X))(?:\s?[\\|]\s?|\s\/\s?|\/\s|\/\/|-(?=\+)|)([+−–-](?:\d+|X))(?![\d/])/g,
    right: ([, power, toughness]) => `${power}/${toughness}`,
  },
  // "gets 1/1 until"
  {
    kind: 'punctuation',
    has: ['get'],
    pattern: /(?<=\bgets? )(\d+)\/(\d+)(?= until| for each| and | as long)/gu,
    right: ([, a, b]) => `+${a}/+${b}`,
  },
  // "this Planeswalker"
  {
    kind: 'capitalization',
    pattern:
      /(?<=\b(?:this|that|each) )(?:Creature|Artifact|Enchantment|Land|Planeswalker|Instant|Sorcery|Spell|Permanent|Player|Opponent|Card)\b/g,
    right: ([noun]) => noun.toLowerCase(),
  },
  // "an Oil Counter on it"
  {
    kind: 'capitalization',
    has: ['Counter'],
    pattern:
      /(?<=\b(?:an?|the|one|two|three|four|of|each|many|more|X|\d+) )(?:\p{Lu}\p{Ll}+ )?Counters?(?= (?:on|from)\b)/gu,
    right: ([words]) => words.toLowerCase(),
  },
  // "half their life rounded up"
  {
    kind: 'punctuation',
    has: [' rounded '],
    pattern: /(?= rounded )(?<=\bhalf (?:[^.,\n]+ )?[^\s,]+)(?= rounded (?:up|down)\b)/g,
    right: ',',
  },
  // "where x is"
  {
    kind: 'capitalization',
    has: [' x'],
    onReadLines: true,
    pattern: /x(?<![\p{L}\d/'’-]x)(?![\p{L}\d'’-])/gu,
    right: 'X',
  },
  // "gets +x/+x"
  {
    kind: 'capitalization',
    has: ['/'],
    pattern: /(?<![\p{L}\d/])[+−–-]?(?:x\/[+−–-]?[\dXx]+|[\dX]+\/[+−–-]?x)(?![\p{L}\d/])/gu,
    right: ([pair]) => pair.toUpperCase(),
  },
  // "deals {X} damage", "where {X} is"
  {
    kind: 'punctuation',
    has: ['{X} '],
    pattern:
      /\{X\}(?= (?:is |\p{Ll}+s?\b))(?! (?:for|in|less|more|rather|or|and|to|as|from|if|instead|of|is (?:paid|spent))\b)(?<=[\p{Ll},] \{X\})/gu,
    right: 'X',
  },
  // "{R}{2}"
  {
    kind: 'punctuation',
    has: ['}{'],
    pattern: /\{[^{}\s]+\}(?:\{[^{}\s]+\})+/gu,
    right: ([symbols]) => inOrder(symbols),
  },
];

/** Puts a generic amount before the other symbols of a cost; null if it is there. */
function inOrder(symbols: string): string | null {
  const all = symbols.match(/\{[^{}]+\}/g)!;
  if (!all.every((symbol) => /^\{(?:\d+|[XYZWUBRGCS]|[WUBRG2C](?:\/[WUBRGPC])+)\}$/.test(symbol))) return null;
  const rank = (symbol: string) => (/^\{[XYZ]\}$/.test(symbol) ? 0 : /^\{\d+\}$/.test(symbol) ? 1 : 2);
  const sorted = [...all].sort((a, b) => rank(a) - rank(b)).join('');
  return sorted === symbols ? null : sorted;
}
