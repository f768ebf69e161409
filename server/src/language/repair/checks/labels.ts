import { folded } from '../../../text/apostrophes.js';
import { matchesOf } from '../../../util/cheap-search.js';
import type { Slip } from '../slip.js';
import type { KnownWords } from '../words/known-words.js';
import { labelName } from '../words/label-name.js';

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
