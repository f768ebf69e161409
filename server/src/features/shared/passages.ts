import { straight } from '../../edition/describe.js';
import { isTitle } from '../../rulebook/find.js';
import type { GameRule, Rulebook } from '../../rulebook/rulebook.js';
import { memoizeByName } from '../../util/memoize.js';

/** A quoted rule: in full, or only some of its sentences, with an ellipsis for those left out. */
export interface Passage {
  /** Null if the edition does not number its rules. */
  readonly number: string | null;
  readonly text: string;
  readonly examples: readonly string[];
  /** Whether the text is our own wording, because the source does not give the sentence. */
  readonly paraphrase: boolean;
}

/** Returns a rule as a quotation. */
export function passageOf(
  rule: GameRule,
  { only, examples = false }: { only?: RegExp; examples?: boolean } = {},
): Passage {
  return {
    number: /^\d/.test(rule.number) ? rule.number : null,
    text: only ? excerpt(rule.text, (sentence) => only.test(straight(sentence))) : rule.text,
    examples: examples ? rule.examples : [],
    paraphrase: rule.paraphrase && !isTitle(rule),
  };
}

/** A topic of the rules about tokens. */
export type Topic = keyof typeof topics;

interface Probe {
  /** Matches the text of the rule, with straight apostrophes. */
  readonly rule: RegExp;
  /** Selects the sentences to quote; if missing, the whole rule. */
  readonly only?: RegExp;
  readonly examples?: boolean;
}

/**
 * The rules about each topic. Rules are found by their text, because their numbers change between editions (111.1 was
 * 110.5 until 2019, Riftbound's 177-184 change with every document). Each probe selects the first rule that matches.
 */
const topics = {
  /** 111.1, Riftbound 177-178, Fifth Edition's paragraphs. */
  'what a token is': [
    { rule: /(?:^|\. )A token is a marker/ },
    { rule: /^Tokens are Game Objects/ },
    { rule: /^Tokens can be represented by/ },
    { rule: /^Certain effects put tokens into play/ },
  ],
  /** 111.6, 108.2b; Riftbound 182, 182.2. */
  'what a token is not': [
    { rule: /^A token is subject to anything that|^Whatever affects permanents/ },
    { rule: /^Tokens aren't considered cards|^A token isn't a card/ },
    { rule: /^Tokens are not cards/ },
    { rule: /^Tokens are treated exactly like any other permanent/ },
  ],
  /** 111.2, Riftbound 179-180. */
  'who owns a token': [
    { rule: /creates a token (?:is its owner|owns it)/ },
    { rule: /^A token's controller is/ },
    { rule: /^A token's owner is/ },
    { rule: /Each token is owned/, only: /^Each token is owned/ },
  ],
  /** 111.3. */
  'what a token takes over': [
    {
      rule: /may define (?:the values of )?any (?:number )?of (?:its )?characteristics/,
      only: /copiable|a copy of the token/,
    },
  ],
  /** 111.5, 111.12. */
  'when no token is made': [{ rule: /token (?:is not|isn't) created/ }, { rule: /a copy of a nonexistent object/ }],
  /** 111.9. */
  'a name before the comma': [{ rule: /instruct a player to create a legendary token/ }],
  /** 111.10. */
  'what an effect adds': [{ rule: /create a predefined token/, only: /modify or add to/ }],
  /** 111.11. */
  'a token by card name': [{ rule: /create a token by name/ }],
  /** 111.13, in 2021 111.11. */
  'a copy that becomes a token': [{ rule: /copy of a permanent spell becomes a token/ }],
  /** 111.7, 111.8, Riftbound 183-183.1, Fifth Edition. */
  'a token that leaves': [
    { rule: /^A token that's (?:in a zone other than|not on) the battlefield/ },
    { rule: /^A token that has left the battlefield/ },
    { rule: /cannot exist elsewhere/ },
    { rule: /^If a token is put into any Non-Board Zone/ },
    { rule: /If a token ever leaves play/, only: /^If a token ever leaves play/ },
  ],
  /** 122.1, Fifth Edition. */
  'counters are no tokens': [
    {
      rule: /(?:counter isn't a token|counter is not a token|counters aren't tokens)/,
      only: /^A counter is|^It isn't an object|^Counters are not|\btokens?\b/i,
    },
  ],
  /** Riftbound 181.1, 182.1.d. */
  'how a token enters': [{ rule: /enters ready or exhausted/ }, { rule: /^Tokens have a type\b/, examples: true }],
  /** Riftbound 181, 181.2. */
  'where a token enters': [
    { rule: /conditions or circumstances under which it enters/ },
    { rule: /restrict the location/ },
  ],
  /** Riftbound 182.2.a. */
  'what a token costs': [{ rule: /^Tokens do not have costs/ }, { rule: /cost is treated as being 0/ }],
  /** Riftbound 182.2.b. */
  'which domain a token has': [{ rule: /^Tokens do not have domains/ }],
} satisfies Record<string, readonly Probe[]>;

/** Returns the passages of a rulebook about a topic, the most important first; empty if there are none. */
export const passagesOn = memoizeByName((rulebook: Rulebook, topic: Topic): readonly Passage[] => {
  const probes: readonly Probe[] = topics[topic];
  const rules: (GameRule | undefined)[] = probes.map(() => undefined);
  for (const rule of rulebook.rules.values()) {
    if (!/oken|their cost|location|ready or/.test(rule.text)) continue;
    const text = straight(rule.text);
    for (const [i, probe] of probes.entries()) if (rules[i] === undefined && probe.rule.test(text)) rules[i] = rule;
  }
  return probes.flatMap((probe, i) => (rules[i] ? [passageOf(rules[i], probe)] : []));
});

/** Returns the matching sentences, with an ellipsis for omitted ones before or between them. */
export function excerpt(text: string, matters: (sentence: string) => boolean): string {
  const quoted: string[] = [];
  let gap = false;
  for (const sentence of sentencesOf(text)) {
    if (matters(sentence)) quoted.push(gap ? `… ${sentence}` : sentence);
    gap = !matters(sentence);
  }
  return quoted.length > 0 ? quoted.join(' ') : text;
}

/** The length of a rule's beginning in lists, in characters. */
const BEGINNING_LENGTH = 80;

/** Returns the first words of a rule, for a list of rules. */
export function beginning(text: string, length = BEGINNING_LENGTH): string {
  if (text.length <= length) return text;
  const cut = text.lastIndexOf(' ', length - 2);
  return `${text.slice(0, cut > 0 ? cut : length - 2)} …`;
}

/** Splits a rule into sentences. A full stop inside quotation marks also ends one if a capital follows. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?][”"’')]{0,2}) (?=["“'‘([]?[A-Z])/);
}
