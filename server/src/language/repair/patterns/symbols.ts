import type { SlipPattern } from './slip-pattern.js';

/** Mana symbols and other symbols with wrong braces, letters or order, and what is one without reason. */
export const symbols: readonly SlipPattern[] = [
  { kind: 'punctuation', has: [':}'], pattern: /\{([WUBRGCTXQ]|\d+):\}/g, right: ([, symbol]) => `{${symbol}}:` },
  {
    kind: 'punctuation',
    has: ['>'],
    pattern: /<([WUBRGCTXQ]|\d{1,2})>(?=[:,.<{ ]|$)/gm,
    right: ([, symbol]) => `{${symbol}}`,
  },
  // "{U}/{B}"
  {
    kind: 'punctuation',
    has: ['}/{'],
    pattern: /\{([WUBRG2])\}\/\{([WUBRGP])\}/g,
    right: ([, a, b]) => `{${a}/${b}}`,
  },
  // "{2}, {R}, Sacrifice a Goat: Draw a card.", "Flashback {2}, {R}"
  {
    kind: 'punctuation',
    has: ['}, {'],
    pattern:
      /, (?=\{(?:\d+|[XWUBRGCS]|[WUBRG2]\/[WUBRGP])\}(?:[^.\n"“]{0,200}:|$| \())(?<=^(?!Add\b)(?:[\p{L} ]{1,30} (?:— )?)?(?:\{(?:\d+|[XWUBRGCS]|[WUBRG2]\/[WUBRGP])\}(?:, )?){1,9})/gmu,
    right: '',
  },
  // "{2} + {T}: Draw a card.", "{2}. Sacrifice a Goat: Draw a card."
  {
    kind: 'punctuation',
    has: ['} + ', '} & ', '} and ', '}. ', '}; ', '} — ', '} - '],
    pattern:
      /(?: [+&—-]| and|[.;]) (?=(?:\{[TQ]\}|(?:Discard|Exile|Pay|Remove|Return|Reveal|Sacrifice|Tap|Untap)\b)[^.:\n"“]{0,200}:)(?<=^(?:\{[^{}\s]+\}|, ){1,9}(?: [+&—-]| and|[.;]) )/gmu,
    right: ', ',
  },
  // "{T}, {1}: Draw a card.", "{T}{1}: Draw a card.", "Sacrifice a Goat, {2}, {T}: Draw a card."
  {
    kind: 'swapped-words',
    pattern:
      /^(\{[TQ]\}|(?:Discard|Exile|Pay|Remove|Return|Sacrifice|Tap) [^{}:.\n"“]{1,80}?)(?:,? )?((?:\{(?:\d+|[XWUBRGCS]|[WUBRG2]\/[WUBRGP])\})+(?:, \{[TQ]\})?|\{[TQ]\})(?=:|, [^:.\n]{1,100}:)/gm,
    right: ([, other, mana]) => (/^\{[TQ]\}$/.test(mana!) && other!.startsWith('{') ? null : `${mana}, ${other}`),
  },
  // "{T} -> Draw a card."
  {
    kind: 'punctuation',
    has: ['>', '→'],
    pattern:
      / ?(?:[-=]>|→) ?(?=\p{Lu})(?<=(?:^|\()(?:\{|[+−–-]?\d|Discard|Exile|Pay|Remove|Return|Sacrifice|Tap)[^:.\n"“]{1,120})/gmu,
    right: ': ',
  },
  // "{T}{T}: Draw a card."
  { kind: 'doubled-word', has: ['{T}{T}', '{Q}{Q}'], pattern: /(\{[TQ]\})\1+/g, right: ([, symbol]) => symbol! },
  // "Equip cost {2}"
  {
    kind: 'punctuation',
    has: [' cost {'],
    pattern: / cost(?=(?: |(?:\{[^{}\s]+\}))+(?:$|\())(?<=^\p{Lu}\p{Ll}+ cost)/gmu,
    right: '',
  },
  // "unless you pay {G}, {G}"
  {
    kind: 'punctuation',
    has: ['}, {'],
    pattern: /, (?=\{(?:\d+|[XWUBRGCS])\})(?<=\bpays? (?:\{(?:\d+|[XWUBRGCS])\}(?:, )?){1,9})/g,
    right: '',
  },
  // "{R}{T}: Draw a card."
  { kind: 'punctuation', has: ['}{T}', '}{Q}'], pattern: /(?<=\})(?=\{[TQ]\}(?:, [^:.\n]+)?: )/gu, right: ', ' },
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
