import type { Characteristics } from '../../edition/characteristics.js';
import { dialectOf } from '../../edition/derive.js';
import type { Edition } from '../../edition/edition.js';
import type { Card, Face } from '../../formats/card.js';
import type { RulesTree } from '../../language/tokens/ast.js';
import { parseRules, type TokenSentences } from '../../language/tokens/parse.js';
import { compactList } from '../../util/compact.js';
import { memoize } from '../../util/memoize.js';
import { TextFinder } from '../../util/text-finder.js';
import { explanationsIn, type KeywordExplanation } from '../keywords/explanation.js';
import { type CreatedToken, createdBy } from './created.js';
import { describeDefinition } from './definition-block.js';
import { createdByKeywords } from './keyword-uses.js';
import { type OddBraces, oddBraces } from './odd-braces.js';
import { type ReminderDefinition, reminderDefinitions } from './reminder.js';

/** One face, read under one edition. */
export interface FaceAnalysis {
  readonly face: Face;
  /** The phrases and sentences about tokens; null if there are none. For the words, see `rulesTreeOf`. */
  readonly sentences: TokenSentences | null;
  /** The tokens that the rules text creates, without those of reminder text (207.2a). */
  readonly created: readonly CreatedToken[];
  /** For a token definition: the characteristics it defines. */
  readonly definition: Characteristics | null;
  /** Tokens that the face's reminder text defines: "(A Berry token is an artifact with …)". */
  readonly reminders: readonly ReminderDefinition[];
  /** Braces without a symbol of Magic's rules, in name, mana cost and rules text. */
  readonly oddBraces: readonly OddBraces[];
  /** Keywords that the edition does not have, with the reminder text that explains them. */
  readonly explanations: readonly KeywordExplanation[];
}

/** Reads a face of a card under an edition. */
export function analyseFace(card: Card, face: Face, edition: Edition): FaceAnalysis {
  const text = face.rulesText?.text ?? '';
  const tree = mayMakeTokens(text, edition) ? parseRules(text, dialectOf(edition.game)) : null;
  const created = tree ? createdIn(tree, edition) : [];
  return {
    face,
    sentences: tree && { phrases: compactList(tree.phrases), mentions: compactList(tree.mentions) },
    created: compactList(created),
    definition: card.role === 'token' ? describeDefinition(face, edition) : null,
    reminders: compactList(tree ? reminderDefinitions(tree, created, edition) : []),
    oddBraces: oddBraces(face),
    explanations: explanationsIn(text, edition),
  };
}

/**
 * The tokens that rules text creates by phrases and keywords, in the order of the text. Reminder text creates nothing
 * (207.2a).
 */
export function createdIn(tree: RulesTree, edition: Edition): CreatedToken[] {
  const phrases = tree.phrases.filter((phrase) => phrase.context !== 'reminder');
  const created = [...phrases.flatMap((phrase) => createdBy(phrase, edition)), ...createdByKeywords(tree, edition)];
  return created.sort((a, b) => a.span.start - b.span.start);
}

/** A cheap check of the letters, to skip the grammar for the many cards that do not mention tokens. */
function mayMakeTokens(text: string, edition: Edition): boolean {
  const makers = makersOf(edition);
  if (!makers.letters.matchesAny(text)) return false;
  return text.includes('oken') || text.includes('reate') || text.includes('OKEN') || makers.words.test(text);
}

interface Makers {
  /** Finds texts that may mention tokens. */
  readonly letters: TextFinder;
  /** The words of all keywords that make tokens, at the start of a word; a plural or verb ending may follow. */
  readonly words: RegExp;
}

const makersOf = memoize(({ makers }: Edition): Makers => {
  const words = [...new Set([...makers.values()].flat().map((maker) => maker.words.join(' ').replace('!', '')))];
  return {
    letters: new TextFinder([['oken', 'reate', ...words]], { ignoreCase: true }),
    words: words.length > 0 ? new RegExp(`\\b(?:${words.join('|')})`, 'i') : /$^/,
  };
});
