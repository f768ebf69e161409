import type { Characteristics } from '../../edition/characteristics.js';
import { dialectOf } from '../../edition/derive.js';
import type { Edition } from '../../edition/edition.js';
import type { Card, Face } from '../../formats/card.js';
import type { RulesTree } from '../../language/ast.js';
import { parseRules, type TokenSentences } from '../../language/parse.js';
import { compactList } from '../../util/compact.js';
import { getOrInsert } from '../../util/get-or-insert.js';
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
  /** What the rules text says of tokens; null where it says nothing of them. Its words are not kept, see `rulesTreeOf`. */
  readonly says: TokenSentences | null;
  /** What the rules text creates; phrases in reminder text are left out (207.2a). */
  readonly created: readonly CreatedToken[];
  /** For a token definition: what the block says the token is. */
  readonly definition: Characteristics | null;
  /** Tokens that this face's reminder text defines: "(A Berry token is an artifact with …)". */
  readonly reminders: readonly ReminderDefinition[];
  /** Braces that are no symbols of Magic's rules, in name, mana cost and rules text. */
  readonly oddBraces: readonly OddBraces[];
  /** Keywords that the edition does not know, with the reminder text that explains them. */
  readonly explanations: readonly KeywordExplanation[];
}

/** Reads a face of a card under an edition. */
export function analyseFace(card: Card, face: Face, edition: Edition): FaceAnalysis {
  const text = face.rulesText?.text ?? '';
  const tree = mayMakeTokens(text, edition) ? parseRules(text, dialectOf(edition.game)) : null;
  const created = tree ? createdIn(tree, edition) : [];
  return {
    face,
    says: tree && { phrases: compactList(tree.phrases), mentions: compactList(tree.mentions) },
    created: compactList(created),
    definition: card.role === 'token' ? describeDefinition(face, edition) : null,
    reminders: compactList(tree ? reminderDefinitions(tree, created, edition) : []),
    oddBraces: oddBraces(face),
    explanations: explanationsIn(text, edition),
  };
}

/** What rules text creates, in the order of the text: by its phrases, and by keywords. Reminder text creates nothing (207.2a). */
export function createdIn(tree: RulesTree, edition: Edition): CreatedToken[] {
  const phrases = tree.phrases.filter((phrase) => phrase.context !== 'reminder');
  const created = [...phrases.flatMap((phrase) => createdBy(phrase, edition)), ...createdByKeywords(tree, edition)];
  return created.sort((a, b) => a.span.start - b.span.start);
}

/** Most cards say nothing of tokens; a look at the letters spares them the grammar. */
function mayMakeTokens(text: string, edition: Edition): boolean {
  const makers = getOrInsert(makersByEdition, edition, () => makersOf(edition));
  if (!makers.letters.matchesAny(text)) return false;
  return text.includes('oken') || text.includes('reate') || text.includes('OKEN') || makers.words.test(text);
}

interface Makers {
  /** Finds what speaks of tokens, or may. */
  readonly letters: TextFinder;
  /** The words of all keywords that make tokens, at the start of a word; a plural or verb ending may follow. */
  readonly words: RegExp;
}

const makersByEdition = new WeakMap<Edition, Makers>();

function makersOf({ makers }: Edition): Makers {
  const words = [...new Set([...makers.values()].flat().map((maker) => maker.words.join(' ').replace('!', '')))];
  return {
    letters: new TextFinder([['oken', 'reate', ...words]], { ignoreCase: true }),
    words: words.length > 0 ? new RegExp(`\\b(?:${words.join('|')})`, 'i') : /$^/,
  };
}
