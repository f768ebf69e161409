import { keyOfEntry, plainName } from '../../../analysis/card/token-key.js';
import type { SetIndex } from '../../../analysis/set/set-index.js';
import type { Edition } from '../../../edition/edition.js';
import type { Link } from '../../../formats/card.js';
import type { Span } from '../../../text/span.js';
import type { FaceReading } from '../../engine/face-reading.js';
import { replacement } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import { leadsTo, linkAdvice } from '../../helpers/link-target.js';
import {
  entryNamesToken,
  type LinkableToken,
  linkNamesToken,
  makingLinks,
  tokensOfCard,
  tokensOfSetKeywords,
} from '../../helpers/linkable-tokens.js';
import { misspeltLinks } from '../../helpers/misspelt-links.js';
import { nearest } from '../../helpers/nearest-word.js';
import { mayMakeUnnamedTokens } from '../../helpers/unnamed-tokens.js';
import type { Rule, Violation } from '../../rule.js';

export const relatedLinkWrong: Rule = {
  id: 'related-link-wrong',
  summary: 'A link names a token that the card does not make, or gives a different number of them.',
  why:
    'Programs like Cockatrice look for exactly the name in a link, and offer nothing or the wrong token if it ' +
    'does not match. A name that is a typo away from a token in the text is a warning, and so is an entry with ' +
    'the right name that is a different token if another entry matches the card. A known token that the text does ' +
    'not mention, or a number that differs from the text, is reported as information. Links to cards and to ' +
    'unknown names are not checked.',
  cite: () => null,
  severity: 'warning',
  fix: 'suggestion',
  scope: 'card',
  appliesTo: magic,
  // Only for cards with links, which are always checked.
  triggers: [],
  examples: [
    {
      wrong: `<card>
  <name>Coin Thief</name>
  <text>When this creature dies, create a Treasure token.</text>
  <prop><type>Creature — Elf Rogue</type><pt>1/1</pt></prop>
  <set>AKD</set>
  <related>Tresure Token</related>
</card>`,
      right: `<card>
  <name>Coin Thief</name>
  <text>When this creature dies, create a Treasure token.</text>
  <prop><type>Creature — Elf Rogue</type><pt>1/1</pt></prop>
  <set>AKD</set>
  <related>Treasure Token</related>
</card>`,
      of: 'cockatrice',
    },
    {
      wrong: `<card>
  <name>Coin Thief</name>
  <text>When this creature dies, create a Treasure token.</text>
  <prop><type>Creature — Elf Rogue</type><manacost>1B</manacost><pt>1/1</pt></prop>
  <set>AKD</set>
  <related>Treasure Token</related>
  <related>Blood Token</related>
</card>`,
      right: `<card>
  <name>Coin Thief</name>
  <text>When this creature dies, create a Treasure token.</text>
  <prop><type>Creature — Elf Rogue</type><manacost>1B</manacost><pt>1/1</pt></prop>
  <set>AKD</set>
  <related>Treasure Token</related>
</card>`,
      of: 'cockatrice',
    },
  ],
  check(face, report) {
    if (face.analysis !== face.whole.faces[0]) return;
    const misspelt = misspeltLinks(face.whole, face);
    for (const { link, made } of misspelt) report(renamed(link, ...nameFor(link, made, face)));
    const made = tokensOfCard(face.whole);
    const links = makingLinks(face.whole);
    for (const link of links) {
      if (misspelt.some((one) => one.link === link)) continue;
      const wrong = isSuperfluous(link, made, face)
        ? superfluous(link, face)
        : (otherToken(link, links, made, face) ?? otherNumber(link, links, made));
      if (wrong) report(wrong);
    }
    for (const link of face.card.role === 'token' ? (face.card.links?.entries ?? []) : []) {
      const maker = link.kind === 'made by' ? meantMaker(link, face) : null;
      if (maker !== null) report(renamed(link, { start: 0, end: link.name.text.length }, maker));
    }
  },
};

/**
 * The correct name for a misspelt link and the span to replace: the name of the intended entry, or else of the token.
 */
function nameFor({ name: { text } }: Link, made: LinkableToken, face: FaceReading): [Span, string] {
  const target = linkAdvice(made, face)?.target;
  if (target?.isOnly) return [{ start: 0, end: text.length }, target.name];
  // Keep what lists add around the name.
  const span = plainName(text);
  const suffix = / Token$/.exec(text.slice(span.start, span.end));
  return [{ start: span.start, end: suffix ? span.start + suffix.index : span.end }, made.name.replace(/ Token$/, '')];
}

function renamed({ name }: Link, span: Span, right: string): Violation {
  return {
    region: name,
    span,
    message: `Nothing is named “${name.text.slice(span.start, span.end)}”; did you mean “${right}”?`,
    fix: { title: `Change to “${right}”`, edits: [replacement(span, right)] },
  };
}

/**
 * The intended maker of a token, if the linked name is a typo away from a card of the set that makes the token and is
 * not linked. Null if the name may be right.
 */
function meantMaker({ name: { text } }: Link, face: FaceReading): string | null {
  const token = face.card.faces[0]?.name?.text ?? '';
  if (text === '' || text.includes('\n') || face.query((set) => set.hasCard(text), text)) return null;
  const linked = new Set((face.card.links?.entries ?? []).map(({ name }) => name.text.toLowerCase()));
  const unlinked = (set: SetIndex) => {
    const makers = set.makers(keyOfEntry(token)).map(({ card }) => card);
    return nearest(
      text,
      makers.filter((card) => card !== '' && !linked.has(card.toLowerCase())),
    );
  };
  return face.query(unlinked, keyOfEntry(token));
}

/** Whether a link names a known token that the card does not mention. */
function isSuperfluous(link: Link, made: readonly LinkableToken[], face: FaceReading): boolean {
  const { text } = link.name;
  if (link.excluded || text.includes('\n') || made.some(({ key }) => linkNamesToken(link, key))) return false;
  if (face.card.role !== 'card' || !face.query(isToken, text)) return false;
  if (tokensOfSetKeywords(face).some(({ key }) => linkNamesToken(link, key))) return false;
  return !speaksOf(face, keyOfEntry(text)) && !mayMakeUnnamedTokens(face.whole, face.edition);
}

function isToken(set: SetIndex, name: string, { predefined }: Edition): boolean {
  const key = keyOfEntry(name);
  if (key === '' || set.hasCard(name)) return false;
  return predefined.has(key) || set.definition(key)?.by === 'token file' || set.makers(key).length > 0;
}

/** Whether any word of a name appears on the card, possibly in another form (*Berry*, *Berries*). */
function speaksOf({ card }: FaceReading, key: string): boolean {
  const text = card.faces.map(({ rulesText }) => rulesText?.text.toLowerCase() ?? '').join('\n');
  return key.split(' ').some((word) => text.includes(word.length > 3 ? word.slice(0, -1) : word));
}

function superfluous(link: Link, { card }: FaceReading): Violation {
  const { name, entry } = link;
  const text = name.text;
  return {
    region: name,
    span: { start: 0, end: text.length },
    severity: 'info',
    message: `${card.faces[0]?.name?.text ?? 'This card'} does not make “${text}”.`,
    fix: { region: entry, title: 'Remove this link', edits: [replacement({ start: 0, end: entry.text.length }, '')] },
  };
}

/**
 * A link to an entry that has the token's name but is a different token, if the card makes one token of that name and
 * exactly one other entry, not linked yet, matches it.
 */
function otherToken(
  { name }: Link,
  links: readonly Link[],
  made: readonly LinkableToken[],
  face: FaceReading,
): Violation | null {
  const named = made.filter(({ key }) => entryNamesToken(name.text, key));
  const [only] = named;
  if (!only || named.length > 1 || leadsTo(name.text, only, face) !== false) return null;
  const target = linkAdvice(only, face)?.target;
  if (!target?.isOnly || links.some((other) => other.name.text === target.name)) return null;
  const span = { start: 0, end: name.text.length };
  return {
    region: name,
    span,
    message: `“${name.text}” is not the token that the card makes; that is “${target.name}”.`,
    fix: { title: `Change to “${target.name}”`, edits: [replacement(span, target.name)] },
  };
}

/** A number that certainly differs: one link, one phrase, and a plain number in both. */
function otherNumber(link: Link, links: readonly Link[], made: readonly LinkableToken[]): Violation | null {
  const { count, name } = link;
  if (count === null || !/^\d{1,4}$/.test(count)) return null;
  const same = made.filter(({ key }) => linkNamesToken(link, key));
  const [only] = same;
  if (!only || same.length > 1 || links.filter((other) => linkNamesToken(other, only.key)).length > 1) return null;
  const { quantity, alternative, phrase, creator } = only.token;
  const { count: createdCount, forEach, equalTo, rounded } = quantity;
  if (createdCount.kind !== 'number' || createdCount.value === Number(count)) return null;
  if (forEach !== null || equalTo !== null || rounded !== null || alternative || phrase.replacement || creator)
    return null;
  return {
    region: name,
    span: { start: 0, end: name.text.length },
    severity: 'info',
    message: `The card makes ${createdCount.value} of these at a time, but this link gives ${count}.`,
  };
}
