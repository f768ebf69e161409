import { mentionedCard } from '../../analysis/card/mentioned.js';
import type { Snapshot } from '../../analysis/set/snapshot.js';
import type { Mention } from '../../formats/card.js';
import type { CardPicture } from '../../render/card-picture.js';
import { pictureOfCard } from '../../render/from-card.js';
import { toSource } from '../../text/region.js';
import { type FileSpan, inFile, type Span, span, touches } from '../../text/span.js';
import { mentionAt } from '../shared/cursor/mention-at.js';
import { type PhraseSpot, phraseAt } from '../shared/cursor/phrase-spot.js';
import { type HoverSubject, type Spot, spotAt } from '../shared/cursor/spot.js';
import { page } from '../shared/markdown.js';
import { abilityAt } from './ability.js';
import { becomingAt } from './becoming.js';
import { mentionHover } from './card-sheet.js';
import { type HoverParts, joinParts } from './hover-parts.js';
import { leavingAt } from './leaving.js';
import { namedTokenAt } from './named-token.js';
import { ownWordAt } from './own-word.js';
import { pictureOfCreated, pictureOfPredefined, pictureOfSetToken } from './pictures.js';
import { counterAt, plainWordAt } from './plain-word.js';
import { riftboundWordAt } from './riftbound-words.js';
import { citedAt, ruleNumberAt } from './rule-number.js';
import { setKeywordAt } from './set-keyword.js';
import { createdHover, definitionHover, keywordHover, predefinedHover } from './token-hover.js';
import { familyHover, setTokenHover } from './token-parts.js';
import { tokenWordAt } from './token-word.js';

/** A hover of the editor. */
export interface Hover {
  /** CommonMark; text of the card is escaped. */
  readonly markdown: string;
  /** The same without the part that the picture shows, for clients that show it beside the picture. */
  readonly beside: string;
  /** The hovered text, in offsets of the file. */
  readonly span: FileSpan;
  /** The hovered token or card, for clients that show pictures. */
  readonly picture: CardPicture | null;
  /** The hovered term of the game, to look up; null for anything else. */
  readonly term: string | null;
}

/**
 * Returns the hover at an offset of the file: on a token, the words *token* and *counter*, a rule number, or words that
 * move a token out of play. The most specific subject under the cursor wins. Null if there is none.
 */
export function hoverAt(snapshot: Snapshot, offset: number): Hover | null {
  const named = mentionAt(snapshot, offset);
  if (named) return hoverOfMention(named.mention, named.span, snapshot);
  const placed = spotAt(snapshot, offset);
  if (!placed) return ruleInComment(snapshot, offset);
  const { spot, region, start } = placed;
  const subject = withAbility(subjectAt(spot), abilityAt(spot));
  if (!subject) return null;
  const span = inFile(toSource(region, subject.span), start);
  // Between two lines of card text, the span of the word does not touch the cursor.
  if (!touches(span, offset)) return null;
  const { markdown, beside = markdown, picture = null, term = null } = subject;
  return { markdown, beside, span, picture, term };
}

/** The hover on a card's name in a cube list. */
function hoverOfMention(mention: Mention, span: Span, snapshot: Snapshot): Hover | null {
  const card = mentionHover(mention, snapshot);
  const found = mentionedCard(mention, snapshot.set);
  if (!card || !found) return null;
  return { ...markdownOf(card), span, picture: pictureOfCard(found.card, snapshot.edition.game), term: null };
}

/** Outside of card text, as in comments, a number is a rule's only after words such as *rule*. */
function ruleInComment(snapshot: Snapshot, offset: number): Hover | null {
  const { edition } = snapshot;
  const text = snapshot.text.toString();
  const cited = citedAt(text, offset, edition);
  return cited && /\b(?:rules?|cr) $/i.test(text.slice(Math.max(0, cited.span.start - 8), cited.span.start))
    ? {
        markdown: cited.markdown,
        span: span(cited.span.start, cited.span.end),
        beside: cited.markdown,
        picture: null,
        term: null,
      }
    : null;
}

function subjectAt(spot: Spot): HoverSubject | null {
  const phrase = phraseAt(spot);
  // Words inside a phrase that are not a characteristic ("a copy of target Food") are explained by themselves.
  const isSeparate = phrase === null || phrase.quoted || phrase.part === null || separateParts.has(phrase.part.kind);
  return (
    ruleNumberAt(spot) ??
    riftboundWordAt(spot, phrase) ??
    becomingAt(spot) ??
    (phrase === null || phrase.quoted || phrase.part === null ? leavingAt(spot) : null) ??
    counterAt(spot) ??
    tokenWordAt(spot, phrase) ??
    (isSeparate ? namedAt(spot) : null) ??
    (phrase?.part?.kind === 'abilities' ? (setKeywordAt(spot) ?? plainWordAt(spot)) : null) ??
    phraseSubject(phrase, spot) ??
    setKeywordAt(spot) ??
    keywordAt(spot) ??
    definitionAt(spot) ??
    plainWordAt(spot) ??
    ownWordAt(spot)
  );
}

/** The longest hover of a word, in UTF-16 units, that is followed by the hover of the ability around it. */
const SHORT = 400;

/** The hover of a word, followed by that of its ability below a line; a word's rules and pictures leave no room for it. */
function withAbility(word: HoverSubject | null, ability: HoverSubject | null): HoverSubject | null {
  if (!word || !ability) return word ?? ability;
  const hasRoom = !word.picture && word.markdown.length <= SHORT && !/^>/m.test(word.markdown);
  return hasRoom ? { ...word, markdown: page(word.markdown, '---', ability.markdown) } : word;
}

function markdownOf(token: HoverParts): Pick<Hover, 'markdown' | 'beside'> {
  return { markdown: joinParts(token), beside: token.details };
}

/** Parts of a phrase that are not about the token's own characteristics. */
const separateParts: ReadonlySet<string> = new Set([
  'copy',
  'except',
  'attached',
  'for each',
  'equal to',
  'where',
  'abilities',
]);

function phraseSubject(phrase: PhraseSpot | null, { snapshot }: Spot): HoverSubject | null {
  if (!phrase || phrase.token.origin === 'back-reference') return null;
  // Without the word *token* and a known name, the words mean something else.
  const { token } = phrase;
  if (token.nounMissing && token.origin === 'by-name' && !snapshot.set.definition(token.byName ?? '')) return null;
  return {
    span: phrase.span,
    ...markdownOf(createdHover(token, snapshot, { mention: phrase.mention })),
    picture: pictureOfCreated(token, snapshot),
  };
}

/** The hover on a token that is only named: "Sacrifice a Food", "Artifact — Food". */
function namedAt({ tree, at, snapshot, field }: Spot): HoverSubject | null {
  if (field !== 'rules text' && field !== 'type line') return null;
  const named = namedTokenAt(tree, at, snapshot);
  if (!named) return null;
  const { span, own, predefined } = named;
  if (own)
    return { span, ...markdownOf(setTokenHover(own, snapshot)), picture: pictureOfSetToken(own, snapshot.edition) };
  const [first] = predefined;
  if (predefined.length > 1) return { span, markdown: familyHover(predefined, snapshot.edition) };
  if (!first) return null;
  const { edition } = snapshot;
  return { span, ...markdownOf(predefinedHover(first, edition)), picture: pictureOfPredefined(first, edition) };
}

/** The hover on a keyword that makes tokens: "investigate", "amass Orcs 2". */
function keywordAt({ face, at, snapshot, field }: Spot): HoverSubject | null {
  if (field !== 'rules text') return null;
  const made = face.created.filter(({ via, span }) => via !== null && span.start <= at && at <= span.end);
  const [first] = made;
  if (!first) return null;
  const picture = made.length === 1 ? pictureOfCreated(first, snapshot) : null;
  return { span: first.span, ...markdownOf(keywordHover(made, snapshot)), picture };
}

/** The hover on a name in a token file: its definition, and who makes it. */
function definitionAt({ card, face, field, text, snapshot }: Spot): HoverSubject | null {
  if (field !== 'name' || !face.definition) return null;
  return {
    span: { start: 0, end: text.length },
    ...markdownOf(definitionHover(text, face.definition, snapshot)),
    picture: pictureOfCard(card, snapshot.edition.game),
  };
}
