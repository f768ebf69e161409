import { atMatches, groupOf, insert, type Operator, replace } from '../operator.js';
import { currentEdition, isKeyword, NOT_A_WORD, typo } from '../words.js';

/** A quoted ability of a token that an effect creates. */
const quoted = /\btokens?(?: named [A-Z][\w ’']*)? with (?:[a-z ,]+? and )?("|“)([^"“”\n]+)("|”)/dg;

/** The words of a token's first keyword. */
const keyword =
  /\btokens? with ((?:first strike|double strike|[a-z]+))(?=[.,]| and [a-z"“]| that| equal| for each| named|$)/dgm;

/** Mistakes in abilities of tokens, and in the quotation marks around them. */
export const abilityOperators: readonly Operator[] = [
  atMatches(
    'typo in a keyword',
    keyword,
    (match, _, draw) => {
      const words = groupOf(match, 1);
      if (!words || !isKeyword(words.text)) return null;
      const [first = ''] = words.text.split(' ');
      const misspelled = typo(first, draw);
      return misspelled ? [replace({ start: words.start, end: words.start + first.length }, misspelled)] : null;
    },
    { excludes: NOT_A_WORD },
  ),
  atMatches('capital keyword', keyword, (match) => {
    const words = groupOf(match, 1);
    if (!words || !isKeyword(words.text)) return null;
    return [replace({ start: words.start, end: words.start + 1 }, words.text.charAt(0).toUpperCase())];
  }),
  atMatches('no closing mark', quoted, (match) => [replace(groupOf(match, 3)!, '')]),
  atMatches('no opening mark', quoted, (match) => [replace(groupOf(match, 1)!, '')]),
  atMatches('closing mark twice', quoted, (match) => [insert(groupOf(match, 3)!.end, match[3]!)]),
  atMatches('opening mark twice', quoted, (match) => [insert(groupOf(match, 1)!.start, match[1]!)]),
  atMatches('single marks', quoted, (match) => [replace(groupOf(match, 1)!, "'"), replace(groupOf(match, 3)!, "'")]),
  atMatches('full stop or comma outside', quoted, (match) => {
    const words = groupOf(match, 2)!;
    const mark = /[.,]$/.exec(words.text)?.[0];
    return mark ? [replace({ start: words.end - 1, end: words.end }, ''), insert(groupOf(match, 3)!.end, mark)] : null;
  }),
  atMatches(
    '“this creature” for “this token”',
    /\btokens? with (?:[a-z ,]+? and )?["“]([^"“”\n]*\b[Tt]his )token/dg,
    (match) => {
      const before = groupOf(match, 1)!;
      const phrase = match.input.slice(0, match.index);
      return /\bcreature $/.test(phrase) ? [replace({ start: before.end, end: before.end + 5 }, 'creature')] : null;
    },
  ),
  atMatches('no “equip”', /\b(Equipment artifact tokens?\b[^\n]*?)(["”]) and equip \{[0-9X]\}(\.?)/dg, (match) => [
    // The token that loses the ability is the one that needs it.
    replace({ start: match.index, end: match.index + match[0].length }, match[1]! + match[3]! + match[2]!),
  ]),
  atMatches(
    'no “crew”',
    /\bVehicle artifact tokens?\b[^.\n]*?((?: with| and) crew [0-9])(?=[.\n"”](?! \())/dg,
    (match) => [replace(groupOf(match, 1)!, '')],
    { excludes: 'reminder text that explains crew' },
  ),
  atMatches(
    'no “where X is”',
    /(, where X is [^.\n"“”]*)(?=\.)/dg,
    (match, text) => {
      const clause = groupOf(match, 1)!;
      const rest = text.slice(0, clause.start) + text.slice(clause.end);
      const sentence = rest.slice(0, clause.start).split(/[.\n]/).at(-1) ?? '';
      const created = /\bcreates? (?:X|an? X\/X) /.test(sentence);
      if (!created || (rest.match(/\bX\b/g)?.length ?? 0) !== (/X\/X/.test(sentence) ? 2 : 1)) return null;
      // The finding is expected on the phrase from its X on.
      const start = clause.start - sentence.length + sentence.search(/\bX\b/);
      return [replace({ start, end: clause.end }, text.slice(start, clause.start))];
    },
    { excludes: 'texts with another X' },
  ),
];

/** Reminder text of one predefined token. */
const reminder = /\b([A-Z][a-z]+) token\. \(It['’]s an artifact with ("|“)([^"“”]+)("|”)\)/dg;

/** Mistakes in reminder text of predefined tokens. */
export const reminderOperators: readonly Operator[] = [
  atMatches('reminder text of another token', reminder, (match, _, draw) => {
    const others = [...currentEdition.predefined.values()].filter(
      ({ words, characteristics: { abilities, types, keywords } }) =>
        words !== match[1] && abilities.length === 1 && keywords.length === 0 && types?.join() === 'Artifact',
    );
    const own = currentEdition.predefined.has(match[1]!.toLowerCase());
    return own ? [replace(groupOf(match, 3)!, draw.of(others).characteristics.abilities[0]!)] : null;
  }),
  atMatches('a wrong number in reminder text', reminder, (match) => {
    const ability = groupOf(match, 3)!;
    const digit = /[0-9]/.exec(ability.text);
    const at = ability.start + (digit?.index ?? 0);
    return digit ? [replace({ start: at, end: at + 1 }, digit[0] === '4' ? '5' : '4')] : null;
  }),
  atMatches('“this artifact” in reminder text', reminder, (match) => {
    const ability = groupOf(match, 3)!;
    const at = ability.text.indexOf('this token');
    return at < 0 ? null : [replace({ start: ability.start + at + 5, end: ability.start + at + 10 }, 'artifact')];
  }),
  atMatches(
    '“they’re artifacts” of one token',
    /\b[Cc]reate a (?:tapped )?[A-Z][a-z]+ token\. \((It['’]s an artifact)(?= with)/dg,
    (match, text) => {
      const words = groupOf(match, 1)!;
      const ability = text.slice(0, match.index).split('\n').at(-1) ?? '';
      return /\b(?:each|every|all|any number|times|twice|additional|players|opponents)\b/i.test(ability)
        ? null
        : [replace(words, "They're artifacts")];
    },
    { excludes: 'abilities that may create more' },
  ),
  atMatches(
    '“it’s an artifact” of several tokens',
    /\b[Cc]reates? (?:two|three|X|that many) (?:tapped )?[A-Z][a-z]+ tokens[^.(]*\. \((They['’]re artifacts)(?= with)/dg,
    (match) => [replace(groupOf(match, 1)!, "It's an artifact")],
  ),
];
