import { capitalized } from '../../../util/capital.js';
import type { SlipPattern } from './slip-pattern.js';

/** An adjective after a verb: "as long as it is untapped". */
const predicate = /(?:\b(?:is|are|be|becomes?|was|were|remains?|stays?|not|nor|or|and)|['’](?:s|re|t)) \p{L}+$/u;

/** Commas and full stops that are missing, wrong or too many, and parentheses within a sentence. */
export const commas: readonly SlipPattern[] = [
  // "draw two (2) cards"
  {
    kind: 'punctuation',
    has: [') '],
    pattern: / \(\d+\)(?= \p{Ll})(?<=\b(?:one|two|three|four|five|six|seven) \(\d+\))/gu,
    right: '',
  },
  // "target creature(s)"
  { kind: 'punctuation', has: ['(s)'], pattern: /(?<=\p{Ll}{3})\(s\)/gu, right: '' },
  // "Flying, vigilance, and trample"
  {
    kind: 'punctuation',
    has: [', and '],
    pattern: /, and (?=\p{Ll}+(?: strike)?$)(?<=^\p{Lu}\p{Ll}+(?: strike)?(?:, \p{Ll}+(?: strike)?){0,9}, and )/gmu,
    right: ', ',
  },
  // "target white, creature"
  {
    kind: 'punctuation',
    has: [', '],
    pattern:
      /, (?=(?:creature|token|card|permanent|spell|land|artifact)s?\b(?!,| (?:and|or|types?)\b))(?<=(?<!, )\b(?:white|blue|black|red|green|colorless|multicolored|nonland|noncreature|nontoken|legendary|basic|attacking|blocking|tapped|untapped), )/g,
    right: ({ index, input }) => (predicate.test(input.slice(Math.max(0, index - 30), index)) ? null : ' '),
  },
  // "gains hexproof, and haste", "gets +1/+1, and has trample"
  {
    kind: 'punctuation',
    has: [', and '],
    pattern:
      /,(?= and (?:flying|trample|haste|vigilance|deathtouch|lifelink|menace|reach|first strike|double strike|indestructible|hexproof)\b)(?<=\b(?:has|have|gains?|with) (?:flying|trample|haste|vigilance|deathtouch|lifelink|menace|reach|first strike|double strike|indestructible|hexproof),)|,(?= and (?:has|have|gains?) )(?<=(?<!, )\bgets? [+−–-][\dX]+\/[+−–-][\dX]+(?: for each [^.,]{1,60})?,)|,(?= and gets? [+−–-])(?<=\b(?:has|have|gains?) (?:flying|trample|haste|vigilance|deathtouch|lifelink|menace|reach|first strike|double strike|indestructible|hexproof),)/g,
    right: '',
  },
  // "Draw a card, and create a Food token."
  {
    kind: 'punctuation',
    has: [', and '],
    pattern:
      /,(?= and (?:draw|put|create|destroy|exile|discard|sacrifice|return|tap|untap|scry|surveil|mill|reveal) [^.,]*\.)(?<=(?:^|[.:—•] )(?:Draw|Put|Create|Destroy|Exile|Discard|Sacrifice|Return|Tap|Untap|Scry|Surveil|Mill|Search) [^.,:"“\n]{1,120},)/gm,
    right: '',
  },
  // "draw a card..", "draw a card,."; three are an ellipsis
  {
    kind: 'punctuation',
    has: ['..', ',,', '.,', ',.'],
    pattern: /(?=[.,][.,])(?<=[\p{L}\d}”"')])(?:\.\.|,,|\.,|,\.)(?![.,])/gu,
    right: ({ 0: marks, index, input }) =>
      marks[0] === marks[1] || !/^(?:[”"')]|$| \p{Lu})/mu.test(input.slice(index + 2)) ? marks.charAt(0) : '.',
  },
  // "Draw a card..."
  { kind: 'punctuation', has: ['...'], onReadLines: true, pattern: /(?<=[\p{L}\d}])\.{3,9}$/gmu, right: '.' },
  // "… at random.)."
  { kind: 'punctuation', has: [').'], pattern: /\.(?<=[.!]["”]?\)\.)(?!\.)/gu, right: '' },
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
  // "you may pay {1}, if you do, draw a card"
  {
    kind: 'punctuation',
    has: [' if you ', ' when you '],
    pattern: /(?<=[\p{L}\d}]),? (?:if you (?:do|don['’]t|can['’]t)|when you do),/gu,
    right: ([text]) => `. ${capitalized(text.replace(/^,? /, ''))}`,
  },
  // "deals X damage where X is"
  { kind: 'punctuation', has: [' where X'], pattern: /(?= where X is\b)(?<=[\p{L}\d}])/gu, right: ',' },
  // "gains trample. until end of turn", "X Goats. where X is"
  {
    kind: 'punctuation',
    has: ['. until ', '. where X'],
    pattern: /\. (?:(?=until (?:end of turn|your next turn)\b)|[Ww](?=here X is\b))/g,
    right: ([written]) => (written.length > 2 ? ', w' : ' '),
  },
  // "half their life rounded up"
  {
    kind: 'punctuation',
    has: [' rounded '],
    pattern: /(?= rounded )(?<=\bhalf (?:[^.,\n]+ )?[^\s,]+)(?= rounded (?:up|down)\b)/g,
    right: ',',
  },
  // "If your check revealed a card. Put it into your hand."
  {
    kind: 'punctuation',
    onUnreadLines: true,
    has: ['. '],
    pattern:
      /(?=\. \p{Lu})(?<=(?:^|[.:—] )(?:If|When|Whenever|At the beginning of|As long as)\b[^,.:;\n()"“”]*\p{Ll}{3})\. (?:You|Put|Draw|Create|Target|Each|It|That|Exile|Destroy|Return|Sacrifice|Discard|Scry)\b/gmu,
    right: ([written]) => written.replace('.', ',').toLowerCase(),
    unless: /\b(?:reveal|draw|create|put|destroy|exile|return|look|search|may|where)\b[^.]*$/i,
  },
];
