import { lineStartAt } from '../../../text/line-at.js';
import { withCapitalOf } from '../../../util/capital.js';
import { matchesOf } from '../../../util/cheap-search.js';
import { getOrInsert } from '../../../util/get-or-insert.js';
import type { Slip } from '../slip.js';

/** A type or name; ordinary words at the beginning of a sentence are in lower case. */
const named = '\\p{Lu}\\p{Ll}+';

/** By noun: what *that* with this noun may mean, and more words that introduce such a thing. */
const antecedents: Readonly<Record<string, readonly [nouns: string, more: string]>> = {
  player: ['player|opponent|controller|owner', 'you\\b|voter|protector|who\\b|friend|foe|team|monarch'],
  spell: ['spell|card|cop(?:y|ie)', '\\bcast|abilit|instant|sorcer|countered|adventure|aura'],
  land: [`land|permanent|card|token|${named}`, 'forest|plains|swamp|island|mountain|gate|desert|mana\\b|earthbend'],
  creature: [
    `creature|permanent|token|card|commander|source|vehicle|attacker|blocker|planeswalker|${named}`,
    'equip|enchant|attack|block|amass|manifest|cloak|incubat|\\bone\\b',
  ],
  artifact: [`artifact|permanent|card|token|source|equipment|vehicle|${named}`, 'equip|exile|reveal'],
  enchantment: [`enchantment|permanent|card|token|source|${named}`, 'enchant|exile|reveal'],
  token: [`token|creature|permanent|cop(?:y|ie)|${named}`, 'create|populate|incubate|amass'],
  card: [
    `card|permanent|creature|land|token|artifact|enchantment|spell|planeswalker|equipment|${named}`,
    'mill|discard|draw|exile|reveal|\\bcast|library|cycle|dies|forage',
  ],
  permanent: [`permanent|creature|artifact|land|enchantment|planeswalker|token|card|aura|spell|source|${named}`, ''],
};

const count = 'two|three|four|five|six|seven|eight|nine|ten|X|any number|or more|all|both|another|other|many|half|\\d+';

/** Words that say of any things that there are several. */
const plural =
  'they|them|those|these|their|among|rest|each|times|choose|exchange|copy|voted?|and (?:target|up to|another|an?|that|the)';

/** Words that may say that there is more than one of something. */
const several = new RegExp(
  `\\b(?:${plural}|${count}|and|twice)\\b|(?:card|creature|token|permanent|spell|land|artifact|player|opponent|source|counter|turn|step)s\\b|\\p{Lu}\\p{Ll}+s\\b`,
  'u',
);

/** Players, who are *they* even if there is only one. */
const person = /\b(?:player|opponent|controller|owner|one|voter|friend|foe|who)\b/i;

/** What is done to objects and not to players: "put them onto the battlefield". */
const moves = /\b(?:put|puts|tap|untap|sacrifices?|discards?|casts?) $/;

/** Modes, rows of a die roll, chapters and labels, where something before the line may be meant. */
const continued = /^(?:[•*·+−–-]|\d|[IVX]+\b|\p{Lu}[\p{L}' ]* —)/u;

/** Where nothing of the ability is before a reference. */
const startsTrigger = /^(?:[\p{L}'’ -]+ — )?When(?:ever)? $/u;

/** What a card is on the battlefield. */
const permanent = /^(?:artifact|creature|enchantment|land|permanent)$/;

const noun = Object.keys(antecedents).join('|');
const reference = new RegExp(
  `\\b([Tt]hat) (${noun})\\b(?!['’]| or\\b)|\\b(?<!of )([Tt]hose) (${noun})s\\b(?!['’]| or\\b)|\\b(?<=\\p{Ll} )them\\b|\\b(?:(?<=^When(?:ever)? )|(?<=\\bIf ))they\\b`,
  'gmu',
);

/** One of several things that a text mentions one by one: "fights target creature". */
function one(nouns: string): string {
  return `\\b(?:target|an?|another) (?:\\S+ ){0,2}(?:${nouns})\\b`;
}

/** What nouns may mean, compiled when it is first needed. */
const compiled = new Map<string, RegExp>();

/** Whether a text has something that *that* or *those* may mean. */
function hasAntecedent(text: string, of: string, isPlural: boolean): boolean {
  const [nouns, more] = antecedents[of]!;
  const pattern = getOrInsert(compiled, `${of} ${isPlural}`, () =>
    isPlural
      ? new RegExp(
          `\\b(?:${plural})\\b|\\b(?:${count})\\b(?:[^.:]{0,60}(?:${nouns})| $)|(?:${nouns})s\\b|${one(nouns)}.*${one(nouns)}`,
          'u',
        )
      : new RegExp(`${nouns}|\\bit\\b|~${more && `|${more}`}`, 'u'),
  );
  return pattern.test(text);
}

/** Whether a text has something that *that* with a noun may mean, and nothing that *those* with it may mean. */
export function mentionsOne(before: string, of: string): boolean {
  return of in antecedents && hasAntecedent(before, of, false) && !hasAntecedent(before, of, true);
}

/** How far before a reference it is looked for, in UTF-16 units: longer than the text of any card. */
const LONGEST_TEXT = 1500;

/**
 * *That creature* and the like where nothing before is one, and *those creatures* and *them* where nothing before is more than one.
 * Offsets are UTF-16 units of the rules text.
 * @param isSpell whether it is of an instant or sorcery, whose lines are one ability
 */
export function referenceSlips(text: string, isSpell: boolean): Slip[] {
  const slips = matchesOf(text, reference).flatMap(
    ({ index, 0: written, 1: that, 2: one, 3: those, 4: many }): Slip[] => {
      const lineStart = lineStartAt(text, index);
      const isFirst = lineStart === 0;
      const nearest = Math.max(0, index - LONGEST_TEXT);
      const line = text.slice(Math.max(lineStart, nearest), index);
      const before = withoutCapitals(isSpell ? text.slice(nearest, index) : line);
      const place = { start: index, end: index + written.length };
      const slip = (kind: Slip['kind'], newText: string | null): Slip[] => [
        { kind, ...place, repairs: newText === null ? [] : [{ ...place, newText }] },
      ];
      // "Untap them.": the beginning of a line may go on with the line before it.
      if (
        one &&
        (startsTrigger.test(line) || (line === '' && isFirst && !isSpell)) &&
        permanent.test(one) &&
        !hasAntecedent(withoutCapitals(text.slice(nearest, index)), one, false)
      )
        return slip('wrong-word', `${withCapitalOf(that!, 'this')} ${one}`);
      // "Whenever they attack": who that is has not been said.
      if (written === 'they' && startsTrigger.test(line) && !isSpell && isFirst) return slip('word-agreement', 'you');
      if (continued.test(line) || line.includes('(') || !/[.,:]/.test(line)) return [];
      if (one) {
        if (hasAntecedent(before, one, false)) return [];
        return slip(
          'wrong-word',
          nearestNoun(before, that!) ?? (isSpell || !permanent.test(one) ? null : `this ${one}`),
        );
      }
      if (many)
        return hasAntecedent(before, many, true)
          ? []
          : slip('word-agreement', `${withCapitalOf(those!, 'that')} ${many}`);
      if (written === 'they') return several.test(before) || person.test(before) ? [] : slip('word-agreement', 'you');
      const isPerson = person.test(before) && !moves.test(line);
      return several.test(before) || isPerson ? [] : slip('word-agreement', 'it');
    },
  );
  return isSpell ? [...slips, ...permanentSlips(text)] : slips;
}

/** Longer than what an instant says about one thing, in UTF-16 units. */
const REACH = 300;

/** "Untap this creature." on an instant or sorcery: the card is not a creature, so one that the text mentions is meant. */
function permanentSlips(text: string): Slip[] {
  return matchesOf(text, /\b([Tt]his) (artifact|creature|enchantment|land|permanent)\b/g).flatMap((match): Slip[] => {
    const { index: start, 0: written, 1: that, 2: noun } = match;
    const before = text.slice(Math.max(0, start - REACH), start);
    const isQuoted = /[("“‘][^)"”’]*$/.test(before);
    if (isQuoted || !new RegExp(`\\b${noun}`).test(before)) return [];
    const newText = `${withCapitalOf(that!, 'that')} ${noun}`;
    const place = { start, end: start + written.length };
    return [{ kind: 'wrong-word', ...place, repairs: [{ ...place, newText }] }];
  });
}

/** A text with its sentences in lower case at their beginning, but for plurals such as "Goats": what has a capital is a name or type. */
function withoutCapitals(text: string): string {
  return text.replace(
    /(?:^|[.:—"“•] ?|\n|, (?=(?:Sacrifice|Discard|Tap|Untap|Pay|Remove|Exile|Return|Put|Reveal)\b))(?!(?!This|Unless)\p{Lu}\p{Ll}{2,}s\b)\p{Lu}(?=\p{Ll})/gu,
    (start) => start.toLowerCase(),
  );
}

/** The last noun of a text, as what is referred to. */
function nearestNoun(before: string, that: string): string | null {
  const last = matchesOf(before, new RegExp(`\\b(?:${noun}|opponent)\\b`, 'g')).at(-1)?.[0];
  return last === undefined ? null : `${that} ${last === 'opponent' ? 'player' : last}`;
}
