import { dialectOf } from '../../edition/derive.js';
import type { Edition } from '../../edition/edition.js';
import { readFollowUpsAfter } from '../../language/tokens/follow-ups.js';
import { treeFromSentences } from '../../language/tokens/parse.js';
import { getOrInsert } from '../../util/get-or-insert.js';
import { LatestMemo } from '../../util/latest-memo.js';
import { memoize } from '../../util/memoize.js';
import { TwoGenerationCache } from '../../util/two-generation-cache.js';
import type { CreatedToken } from '../card/created.js';
import type { FaceAnalysis } from '../card/face-analysis.js';
import { type KeywordToken, multiplied, readTimes, tokensFromMeaning } from '../card/keyword-uses.js';
import type { Quantity } from '../card/quantity.js';
import { meaningFor, type SetKeyword, type SetKeywords } from './set-keywords.js';
import { speaksOfTokens } from './speaks-of-tokens.js';
import { keywordPlaces, mayUse, type SetKeywordUse } from './uses.js';

const createdByFace = new LatestMemo<FaceAnalysis, string, readonly CreatedToken[]>();

/**
 * The tokens that a face makes by keywords of its set, in the order of the text. Only texts with the letters of such a
 * keyword are read. Reminder text directly after a keyword takes precedence over that of other cards.
 */
export function createdBySetKeywords(
  analysis: FaceAnalysis,
  keywords: SetKeywords,
  edition: Edition,
): readonly CreatedToken[] {
  const text = analysis.face.rulesText?.text ?? '';
  if (keywords.makers.length === 0 || text === '') return none;
  const candidates = keywords.makers.filter((keyword) => mayUse(text, keyword));
  if (candidates.length === 0) return none;
  return createdByFace.get(analysis, keywords.makersKey, () => {
    const tree = treeFromSentences(text, dialectOf(edition.game), analysis.sentences);
    return keywordPlaces(tree, candidates).flatMap((place) => {
      const times = place.isAction ? readTimes(tree, place.next) : null;
      const end = times ? tree.words[times.next - 1]!.end : place.span.end;
      const { tokens, isCounted } = tokensAt(place, analysis, edition);
      return tokens.map(({ token, conditional, amount }) => {
        const own = token.quantity;
        const quantity = times
          ? { ...own, count: multiplied(own.count, times.count), text: times.text }
          : isCounted
            ? null
            : unknownNumber(own);
        const span = { start: place.span.start, end };
        const followUps = place.isAction ? readFollowUpsAfter(tree, place.next - 1, [token.item]) : none;
        return token.by({
          span,
          via: place.keyword.word,
          actor: place.actor,
          quantity,
          conditional,
          amount,
          followUps,
        });
      });
    });
  });
}

const none: readonly never[] = [];

/** The tokens that a face makes in its set, in the order of the text: by its phrases, and by keywords of the set. */
export function createdInSet(analysis: FaceAnalysis, keywords: SetKeywords, edition: Edition): readonly CreatedToken[] {
  const byKeywords = createdBySetKeywords(analysis, keywords, edition);
  if (byKeywords.length === 0) return analysis.created;
  return [...analysis.created, ...byKeywords].sort((a, b) => a.span.start - b.span.start);
}

/** A quantity for a number of tokens that the known reminder text does not contain. */
function unknownNumber(own: Quantity): Quantity {
  return { ...own, count: { kind: 'variable', name: 'X' }, text: 'X' };
}

/** The tokens that a use of a keyword makes; none if neither the reminder text there nor a known one makes tokens. */
function tokensAt(
  { keyword, number }: SetKeywordUse,
  { explanations }: FaceAnalysis,
  edition: Edition,
): { readonly tokens: readonly KeywordToken[]; readonly isCounted: boolean } {
  const explanation = explanations.find(({ word, number: other }) => word === keyword.word && other === number);
  const known =
    explanation && speaksOfTokens(explanation.meaning)
      ? { text: explanation.meaning, isCounted: true }
      : meaningFor(keyword, number);
  if (!known) return { tokens: none, isCounted: true };
  return { tokens: meaningOf(known.text, number, edition), isCounted: known.isCounted };
}

/** How many meanings are cached per edition: a set has only a few. */
const MAX_MEANINGS = 250;
const meaningsByEdition = memoize<Edition, TwoGenerationCache<string, readonly KeywordToken[]>>(
  () => new TwoGenerationCache(MAX_MEANINGS),
);

function meaningOf(text: string, number: string | null, edition: Edition): readonly KeywordToken[] {
  const amount = number !== null && /^\d+$/.test(number) ? Number(number) : null;
  return getOrInsert(meaningsByEdition(edition), `${amount} ${text}`, () => tokensFromMeaning(text, amount, edition));
}

/** The tokens that a keyword makes according to its first reminder text that makes any. */
export function tokensOf(keyword: SetKeyword, edition: Edition): readonly CreatedToken[] {
  const number = keyword.meanings.find(({ meaning }) => speaksOfTokens(meaning))?.number ?? null;
  const known = meaningFor(keyword, number);
  return known ? meaningOf(known.text, number, edition).map(({ token }) => token) : none;
}
