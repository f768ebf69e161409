import { pluralOf } from '../../analysis/card/plural.js';
import type { Snapshot } from '../../analysis/set/snapshot.js';
import { articleFor } from '../../language/article.js';
import { baseOf } from '../navigation/occurrence.js';
import { cardProposals, printedNames } from './cards.js';
import type { Proposal } from './proposal.js';

/** A token that can be made by its name alone. */
export interface NamedChoice {
  readonly key: string;
  /** The words before "token": `Treasure`, `Young Hero Role`. */
  readonly words: string;
  /** The phrase that makes one, without a count: `Treasure token`; Riftbound: `3 [M] Sprite unit token`. */
  readonly phrase: string;
  readonly detail: string;
  /** Set for the name of a card, which makes a token as well (111.11). */
  readonly kind?: 'card';
}

/** Returns every token that the set or its rulebook defines by name. */
function namedChoices({ set, edition }: Snapshot): NamedChoice[] {
  const choices = new Map<string, NamedChoice>();
  for (const { key, name, characteristics, path } of set.tokens()) {
    if (choices.has(key)) continue;
    const words = name.slice(0, baseOf(name).end);
    // Creature tokens are made by their description; their name follows it.
    const isDescribed = characteristics.types?.includes('Creature') === true && edition.game !== 'riftbound';
    if (words === '' || isDescribed) continue;
    const detail = [characteristics.types?.join(' '), path.slice(path.lastIndexOf('/') + 1)]
      .filter(Boolean)
      .join(' · ');
    choices.set(key, { key, words, phrase: `${words} token`, detail });
  }
  for (const [key, { words, rule, characteristics }] of edition.predefined) {
    if (choices.has(key)) continue;
    const { might, types } = characteristics;
    const type = (types ?? []).join(' ').toLowerCase();
    const phrase = edition.game === 'riftbound' ? riftboundPhrase(words, might, type) : `${words} token`;
    choices.set(key, { key, words, phrase, detail: `rule ${rule}` });
  }
  return [...choices.values()];
}

function riftboundPhrase(words: string, might: number | null, type: string): string {
  return [might === null ? '' : `${might} [M]`, words, type, 'token'].filter((part) => part !== '').join(' ');
}

/** The grammatical number of the words before a token's name. */
export type GrammaticalNumber = 'one' | 'several';

/** The words between "create" and the cursor. */
export interface PhraseStart {
  readonly number: GrammaticalNumber;
  /** What the phrase begins with: the article if it is directly before `written`, any other count, or neither. */
  readonly count: 'a' | 'an' | 'count' | null;
  /** The words after count and state: `1/1 red Gob`, `Trea`. */
  readonly written: string;
}

const counts =
  /^(?:instead )?(?:(an?|one) |((?:two|three|four|five|six|seven|eight|nine|ten|[xyz]|\d{1,3}|that many|twice that many|twice [xyz]|up to \w+|a number of|any number of|those)) )?/i;
const states = /^(?:(?:tapped and attacking|tapped|attacking|blocking|ready|exhausted) )*/i;

/**
 * Returns the phrase that is being typed after the last verb of the line that makes tokens, or null; in a list of
 * tokens, the last item.
 */
export function phraseStart(before: string, verbs: RegExp): PhraseStart | null {
  const verb = [...before.matchAll(verbs)].at(-1);
  if (!verb) return null;
  const tail = before.slice(verb.index + verb[0].length);
  if (tail.length > 200 || /[.;:"“”()]/.test(tail)) return null;
  // "a Food token and a Tre": a new count begins the next token of a list.
  const next = [...tail.matchAll(/(?:, | and |, and | or )(?=(?:an?|one|two|three|four|five|x|\d+) )/gi)].at(-1);
  const item = next ? tail.slice(next.index + next[0].length) : tail;
  const count = counts.exec(item)!;
  const rest = item.slice(count[0].length);
  const state = states.exec(rest)?.[0] ?? '';
  const article = count[1]?.toLowerCase();
  const isCounted = count[0].trim() !== '' && count[0].trim().toLowerCase() !== 'instead';
  const isArticle = state === '' && (article === 'a' || article === 'an');
  return {
    number: count[2] === undefined ? 'one' : 'several',
    count: isArticle ? article : isCounted ? 'count' : null,
    written: rest.slice(state.length),
  };
}

/**
 * Returns the tokens that can be made by name, to be typed after "create": `Treasure token`, `two Treasure tokens`. After
 * an article only those that agree with it. The set's own come first, then those of the rules, those of cards last.
 */
export function tokenProposals({ written, number, count }: PhraseStart, after: string, snapshot: Snapshot): Proposal[] {
  if (!/^(?:[\p{Lu}\p{L}][\p{L}'’-]*(?: [\p{L}'’-]*)*)?$/u.test(written)) return [];
  const hasNoun = /^\s+tokens?\b/iu.test(after);
  return [...namedChoices(snapshot), ...printedChoices(written, snapshot)].flatMap((choice): Proposal[] => {
    const { key, words, phrase, detail, kind = 'token' } = choice;
    const article = articleFor(phrase);
    if ((count === 'a' || count === 'an') && count !== article) return [];
    const one = hasNoun ? phrase.replace(/ token$/, '') : phrase;
    const text = number === 'one' || hasNoun ? one : pluralOf(one);
    return [
      {
        subject: { kind, key },
        label: number === 'several' ? `${words} tokens` : `${words} token`,
        detail,
        text: count === null ? `${article} ${text}` : text,
        back: written.length,
      },
    ];
  });
}

/** Tokens that have the names of printed cards. */
function printedChoices(written: string, snapshot: Snapshot): NamedChoice[] {
  const source = snapshot.set.declared.cards?.source ?? '';
  return printedNames(written, snapshot).map((name) => {
    return { key: name, words: name, phrase: `${name} token`, detail: source, kind: 'card' };
  });
}

/** Returns the names that can follow "named": the set's tokens, as defined, and cards. */
export function nameProposals(written: string, snapshot: Snapshot): Proposal[] {
  const names = new Map(snapshot.set.tokens().map(({ name, key }) => [name, key]));
  const cards = written.trim() === '' ? [] : cardProposals(written, snapshot);
  const tokens = [...names].map(
    ([name, key]): Proposal => ({
      subject: { kind: 'name', key },
      label: name,
      text: name,
      back: written.length,
    }),
  );
  return [...tokens, ...cards];
}

/** Returns tokens that are mentioned but not made, after a capitalized word: "Sacrifice a Tre". */
export function mentionProposals(written: string, snapshot: Snapshot): Proposal[] {
  return namedChoices(snapshot).map(({ key, words, detail }) => ({
    subject: { kind: 'token', key },
    label: words,
    detail,
    text: words,
    back: written.length,
  }));
}
