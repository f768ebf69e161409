import { folded } from '../../../text/apostrophes.js';
import { capitalized, isCapital } from '../../../util/capital.js';
import { matchesOf } from '../../../util/cheap-search.js';
import { costKeywords } from '../../keyword-costs.js';
import type { Slip } from '../slip.js';
import { punctuationSlip } from '../with-neighbors.js';
import type { KnownWords } from '../words/known-words.js';
import { labelName } from '../words/label-name.js';

/** What an ability begins with, unlike the cost of a keyword: "Ward—Pay 2 life." */
const abilityStart = /^(?:When|Whenever|At|If|As|You|Each|Target)\b/;

/** What a cost begins with: "Sacrifice a Forest: You gain 3 life." is an activated ability. */
const costStart =
  /^(?:Behold|Blight|Collect|Discard|Exert|Exile|Mill|Pay|Put|Remove|Return|Reveal|Sacrifice|Tap|Unattach|Untap)\b/;

/** A name of up to 40 characters at the start of a line or mode, and the mark after it. */
const labelled =
  /(?<=^(?:• )?)([^\s—:.][^\n—:.]{0,39}?)( ?(?:—|--|: |- ) ?|–(?=\S)| [~|−] |[,.] (?=[\p{Lu}{]))(?=\S)/gmu;

/**
 * Other marks than a dash with spaces after an ability word, a flavor word or chapter numbers: "Landfall—Whenever",
 * "II: Scry 2."; dashes with spaces before the cost of a keyword. Offsets are UTF-16 units of the rules text.
 */
export function labelSlips(text: string, { labels, keywords, lower }: KnownWords): Slip[] {
  return [...undashedSlips(text, keywords), ...markSlips(text, labels, keywords, lower)];
}

function markSlips(
  text: string,
  labels: ReadonlySet<string>,
  keywords: ReadonlySet<string>,
  lower: ReadonlySet<string>,
): Slip[] {
  if (!/[—:–~|−]|- |--|^(?:• )?\p{Lu}[\p{L} ]{2,39}[,.] /mu.test(text)) return [];
  return matchesOf(text, labelled).flatMap(({ index, 0: written, 1: label, 2: mark }): Slip[] => {
    const end = index + written.length;
    const name = folded(label!);
    const after = text.slice(end);
    const isDash = /^[—~|−]$/.test(mark!.trim()) || mark === '–';
    const isKeyword = keywords.has(name);
    // "Ward: Discard a card."
    const isColon = mark === ': ' && needsCost.test(name) && /^\p{Lu}/u.test(after);
    // Dashes that are too short have a rule of their own.
    const isCost =
      isKeyword && !beforeAbility.has(name) && (mark!.trim() === '—' || isColon) && keywordCost.test(after);
    // "opus — Whenever you cast a spell"
    const mayBeName =
      labelName.test(mark === ' — ' ? capitalized(label!) : label!) && !(mark!.includes(':') && costStart.test(label!));
    const isName =
      (mayBeName &&
        !isKeyword &&
        (abilityStart.test(after) || (isDash && isAbility(after, text[index - 2] === '•')))) ||
      (/^[,.]/.test(mark!) && beforeAbility.has(name)) ||
      (isDash &&
        (beforeAbility.has(name) || (isKeyword && activated.test(after)) || /^\+ (?:\{[^{}\s]+\})+$/.test(label!)));
    // "Evolving—Ember Drake (…)", "Bind—{B}, Discard a card. (…)": a keyword of the set and what it needs.
    if (mark === '—' && ((labels.has(name) && ownCost.test(after)) || explainedCost.test(after))) return [];
    if (/^[,.]/.test(mark!) && !labels.has(name) && !beforeAbility.has(name) && !(isName && isUnknown(label!, lower)))
      return [];
    if (!isCost && !isName && !labels.has(name) && !/^[IV]+(?:, [IV]+)*$/.test(label!)) return [];
    const right = isCost ? '—' : ' — ';
    if (mark === right) {
      // "landfall — Whenever a land you control enters"
      const newText = capitalized(
        (labels.has(name) || beforeAbility.has(name)) && !/\p{Ll}/u.test(label!) ? label!.toLowerCase() : label!,
      );
      if (newText === label || isCost) return [];
      const place = { start: index, end: index + label!.length };
      return [{ kind: 'capitalization', ...place, repairs: [{ ...place, newText }] }];
    }
    const word = /^\S*/.exec(after)![0].length;
    const repair = { start: index + label!.length, end, newText: right };
    return [{ kind: 'punctuation', start: index, end: end + word, repairs: [repair] }];
  });
}

const needsCost = new RegExp(`^(?:${costKeywords})$`, 'u');

/** A keyword and a cost in words without the dash between them: "Ward Discard a card." */
const undashed =
  /^(\p{Lu}\p{Ll}+(?: \p{Ll}+)?) (?=(?:Pay|Discard|Sacrifice|Exile|Tap|Return|Remove|Reveal|Put|Collect|Mill|Blight) [^:.\n]*\.(?:$| \())/gmu;

/** "Max speed {T}: Draw a card.": an ability without the dash before it. */
const unlabelled = /^(\p{Lu}\p{Ll}+(?: \p{Ll}+)?)([,.:]? )(?=[\p{Lu}{][^\n(:]*: )/gmu;

/** "Equip—{2}": keywords have a dash only before words. */
const dashedMana = /^(\p{Lu}\p{Ll}+(?: \p{Ll}+)?) ?[—–,=-] ?(?=(?:\{[^{}\s]+\})+(?:$| \())/gmu;

/** "Web slinging {W}": a keyword without its hyphen. */
const unhyphenated = /^(\p{Lu}\p{Ll}+) (?=(\p{Ll}+)(?: —| \{|$| \())/gmu;

function undashedSlips(text: string, keywords: ReadonlySet<string>): Slip[] {
  const slip = (start: number, { length }: string, newText: string): Slip => {
    const gap = start + length;
    const end = gap + 1 + /^\S*/.exec(text.slice(gap + 1))![0].length;
    return { kind: 'punctuation', start, end, repairs: [{ start: gap, end: gap + 1, newText }] };
  };
  return [
    ...matchesOf(text, undashed).flatMap(({ index, 1: keyword }) =>
      keywords.has(folded(keyword!)) && !beforeAbility.has(folded(keyword!)) ? [slip(index, keyword!, '—')] : [],
    ),
    ...matchesOf(text, unlabelled).flatMap(({ index, 1: label, 2: mark }) => {
      if (!beforeAbility.has(folded(label!))) return [];
      const start = index + label!.length;
      return [punctuationSlip(text, { start, end: start + mark!.length, newText: ' — ' })];
    }),
    ...matchesOf(text, dashedMana).flatMap(({ index, 0: { length }, 1: keyword }): Slip[] => {
      const end = index + length;
      const repairs = [{ start: index + keyword!.length, end, newText: ' ' }];
      const isOdd = keywords.has(folded(keyword!)) && !beforeAbility.has(folded(keyword!));
      return isOdd ? [{ kind: 'punctuation', start: index, end, repairs }] : [];
    }),
    ...matchesOf(text, unhyphenated).flatMap(({ index, 1: first, 2: second }) =>
      keywords.has(folded(`${first}-${second}`)) ? [slip(index, first!, '-')] : [],
    ),
  ];
}

/** What is paid for a keyword or says which one it is, and no activated ability: "Discard a card.", "Friends forever". */
const keywordCost = /^(?!When|At|If|As|You|Each|Target)[^:\n(]*(?:[.(\n]|$)/;

/** What follows an unknown word on a line without a full stop, as after a keyword: "Evolving—Ember Drake". */
const ownCost = /^(?!When|At|If|As|You|Each|Target)[^.:\n(]*(?:$| \()/m;

/** A cost of mana and something else before reminder text. */
const explainedCost = /^\{[^.:\n(]*\. \(/;

/** Whether words are a name and no sentence: "Proliferate." is one. */
function isUnknown(label: string, lower: ReadonlySet<string>): boolean {
  return label.split(' ').every((word) => isCapital(word) && (label.includes(' ') || !lower.has(folded(word))));
}

/** An activated ability: "{2}, {T}: Draw a card." */
const activated = /^[\p{Lu}{][^.\n(]*: /u;

/** Whether sentences follow and not what is paid for a keyword; a mode may begin like a cost. */
function isAbility(after: string, isMode: boolean): boolean {
  return /^[\p{Lu}{][^\n(]*\.(?:$|\n| \()/u.test(after) && (isMode || !costStart.test(after));
}

/** Words with an ability after the dash (702.57, 702.139, 702.142, 702.159, 702.169, 702.177, 702.179, 719.3). */
const beforeAbility: ReadonlySet<string> = new Set([
  'visit',
  'solved',
  'to solve',
  'max speed',
  'boast',
  'companion',
  'exhaust',
  'forecast',
]);
