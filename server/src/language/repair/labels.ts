import { folded } from '../../text/apostrophes.js';
import { isCapital } from '../../util/capital.js';
import { matchesOf } from '../../util/cheap-search.js';
import { type Candidate, change } from './candidate.js';
import type { KnownWords } from './known-words.js';
import type { Place } from './place.js';
import type { Slip } from './slip.js';

/** The longest name before the dash of an ability, in words. */
const MAX_LABEL = 6;

/** A dash that is missing after an ability word, a flavor word or chapter numbers, or after "Choose one". */
export function* labelDash(place: Place): Generator<Candidate> {
  const { units, text, from, to, known } = place;
  if (/^choose \S/i.test(text) && to === units.length) {
    const { end } = units.at(-1)!;
    yield change(place, 'punctuation', to, end, end, ' —');
  }
  for (let at = from + 1; at < Math.min(to, from + 1 + MAX_LABEL); at++) {
    const { end } = units[at - 1]!;
    const label = text.slice(units[from]!.start, end);
    const { text: next, kind } = units[at]!;
    const begins = kind === 'symbol' || (isCapital(next) && !known.pairs.isOdd('—', folded(next)));
    const isName = labelName.test(label) && begins && !known.keywords.has(folded(label));
    if (isName || known.labels.has(folded(label))) yield change(place, 'punctuation', at, end, end, ' —');
  }
}

/** "I, II", "Ashes of the Old Forest": words with capitals, but for those that names have in lower case. */
const labelName =
  /^(?:[IVX]+(?:, [IVX]+)*|(?:A|\p{Lu}[\p{Ll}'’,]+)(?: (?:\p{Lu}[\p{Ll}'’,]+|the|of|a|an|and|to|in|for|on|with|from|by))*)$/u;

/** What an ability begins with, unlike the cost of a keyword: "Ward—Pay 2 life." */
const abilityStart = /^(?:When|Whenever|At|If|As|You|Each|Target)\b/;

/** What a cost begins with: "Sacrifice a Forest: You gain 3 life." is an activated ability. */
const costStart =
  /^(?:Behold|Blight|Collect|Discard|Exert|Exile|Mill|Pay|Put|Remove|Return|Reveal|Sacrifice|Tap|Unattach|Untap)\b/;

/** A name of up to 40 characters at the start of a line or mode, and the mark after it. */
const labelled = /(?<=^(?:• )?)([^\s—:.][^\n—:.]{0,39}?)( ?(?:—|--|: |- ) ?)(?=\S)/gmu;

/**
 * Other marks than a dash with spaces after an ability word, a flavor word or chapter numbers: "Landfall—Whenever",
 * "II: Scry 2."; dashes with spaces before the cost of a keyword. Offsets are UTF-16 units of the rules text.
 */
export function labelSlips(text: string, { labels, keywords }: KnownWords): Slip[] {
  if (!/[—:]|- |--/.test(text)) return [];
  return matchesOf(text, labelled).flatMap(({ index, 0: written, 1: label, 2: mark }) => {
    const end = index + written.length;
    const name = folded(label!);
    const after = text.slice(end);
    const isDash = mark!.trim() === '—';
    const isCost = keywords.has(name) && !beforeAbility.has(name) && isDash && keywordCost.test(after);
    const mayBeName = labelName.test(label!) && !(mark!.includes(':') && costStart.test(label!));
    const isName = mayBeName && !keywords.has(name) && abilityStart.test(after);
    // "Evolving—Ember Drake (…)": a keyword of the set and what it needs.
    if (mark === '—' && labels.has(name) && ownCost.test(after)) return [];
    if (!isCost && !isName && !labels.has(name) && !/^[IVX]+(?:, [IVX]+)*$/.test(label!)) return [];
    const right = isCost ? '—' : ' — ';
    if (mark === right) return [];
    const word = /^\S*/.exec(after)![0].length;
    const repair = { start: index + label!.length, end, newText: right };
    return [{ kind: 'punctuation', start: index, end: end + word, repairs: [repair] }];
  });
}

/** What is paid for a keyword or says which one it is, and no activated ability: "Discard a card.", "Friends forever". */
const keywordCost = /^(?!When|At|If|As|You|Each|Target)[^:\n(]*(?:[.(\n]|$)/;

/** What follows an unknown word on a line without a full stop, as after a keyword: "Evolving—Ember Drake". */
const ownCost = /^(?!When|At|If|As|You|Each|Target)[^.:\n(]*(?:$| \()/m;

/** Keywords with an ability after the dash (702.159, 702.169, 702.179). */
const beforeAbility: ReadonlySet<string> = new Set(['visit', 'solved', 'max speed']);
