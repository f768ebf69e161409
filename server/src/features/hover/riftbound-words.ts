import type { Rulebook, RulebookQuestion } from '../../rulebook/rulebook.js';
import type { PhraseSpot } from '../shared/cursor/phrase-spot.js';
import type { HoverSubject, Spot } from '../shared/cursor/spot.js';
import { blockQuote, bold, escapeText, italic, page } from '../shared/markdown.js';
import { passagesOn, type Topic } from '../shared/passages.js';
import { quoted } from '../shared/quoted-rules.js';
import { sentenceAround } from './clause.js';
import { speaksOfTokens } from './named-token.js';

/** The topics that explain Riftbound's words in a sentence about tokens. */
const topics: ReadonlyMap<string, { readonly title: string; readonly topic: Topic }> = new Map(
  (
    [
      ['ready exhausted', 'How a token enters', 'how a token enters'],
      ['cost costs', 'What a token costs', 'what a token costs'],
      ['domain domains domainless', 'A token’s domain', 'which domain a token has'],
    ] as const
  ).flatMap(([words, title, topic]) => words.split(' ').map((word) => [word, { title, topic }] as const)),
);

/**
 * The hover on Riftbound's words for how and where a token enters, its cost and domain, [Hidden] and buffs (181-182).
 */
export function riftboundWordAt(spot: Spot, phrase: PhraseSpot | null): HoverSubject | null {
  const { tree, index, snapshot, field } = spot;
  if (snapshot.edition.game !== 'riftbound' || field !== 'rules text') return null;
  const { rulebook } = snapshot.edition;
  if (phrase?.part?.kind === 'place') {
    return subject(phrase.part.span, 'Where a token enters', 'where a token enters', rulebook);
  }
  const word = tree.words[index];
  if (!word) return null;
  const span = { start: word.start, end: word.end };
  const question = questionOn(word.lower, rulebook);
  if (question) return { span, markdown: answered(question, rulebook) };
  const found = topics.get(word.lower);
  if (!found) return null;
  const { from, to } = sentenceAround(tree, index);
  return phrase?.part?.kind === 'state' || speaksOfTokens(tree, from, to, snapshot)
    ? subject(span, found.title, found.topic, rulebook)
    : null;
}

function subject(span: HoverSubject['span'], title: string, topic: Topic, rulebook: Rulebook): HoverSubject | null {
  const rules = quoted(passagesOn(rulebook, topic), rulebook);
  return rules === null ? null : { span, markdown: page(bold(title), rules) };
}

/** The question and answer in the rulebook's own list that is about a word. */
function questionOn(lower: string, { questions }: Rulebook): RulebookQuestion | null {
  const bare = lower.replace(/^\[|\]$/g, '');
  const about = bare === 'hidden' ? /\bhid\b/i : bare === 'buff' || bare === 'buffs' ? /\bbuffs?\b/i : null;
  return (about && questions.find(({ question }) => about.test(question))) ?? null;
}

function answered({ question, answer }: RulebookQuestion, rulebook: Rulebook): string {
  return page(bold(question), blockQuote([escapeText(answer, 4000)]), italic(rulebook.title));
}
