import type { SetIndex } from '../../../analysis/set/set-index.js';
import { sheetLine } from '../../../edition/token-sheet.js';
import type { Link } from '../../../formats/card.js';
import type { FaceReading } from '../../engine/face-reading.js';
import { replacement } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import { isNamedInSet, type LinkAdvice, leadsTo, linkAdvice, linkNames } from '../../helpers/link-target.js';
import {
  type LinkableToken,
  linkableTokens,
  linkNamesToken,
  makingLinks,
  tokensOfCard,
} from '../../helpers/linkable-tokens.js';
import { misspeltLinks } from '../../helpers/misspelt-links.js';
import type { Rule, ViolationFix } from '../../rule.js';

export const relatedLinkMissing: Rule = {
  id: 'related-link-missing',
  summary: 'A card makes a token that none of its links name.',
  why:
    'Programs like Cockatrice offer the tokens that a card is linked to, by `<related>` on the card or ' +
    '`<reverse-related>` on the token; a token without a link has to be searched for by hand. A link is suggested ' +
    'only if its token has the colors, types, subtypes, power and toughness, and abilities that the card gives: ' +
    'one set may have several tokens with the same name. If no entry matches, the entry itself is missing, and an ' +
    'editor offers to create it. Sets without any links are not checked. A card without links may be a reprint ' +
    'that the program’s own list links: then this is a hint, and only for the set’s own tokens.',
  cite: () => null,
  severity: 'warning',
  fix: 'safe',
  lacks: true,
  scope: 'card',
  appliesTo: magic,
  triggers: ['oken', 'OKEN', 'reate'],
  examples: [
    {
      wrong: `<card>
  <name>Orchard Steward</name>
  <text>When this creature enters, create a Food token and a Treasure token.</text>
  <prop><type>Creature — Elf</type><pt>1/1</pt></prop>
  <set>AKD</set>
  <related>Food Token</related>
</card>
<card>
  <name>Coin Thief</name>
  <text>When this creature dies, create a Treasure token.</text>
  <prop><type>Creature — Elf Rogue</type><pt>1/1</pt></prop>
  <set>AKD</set>
  <related>Treasure Token</related>
</card>`,
      right: `<card>
  <name>Orchard Steward</name>
  <text>When this creature enters, create a Food token and a Treasure token.</text>
  <prop><type>Creature — Elf</type><pt>1/1</pt></prop>
  <set>AKD</set>
  <related>Food Token</related>
  <related>Treasure Token</related>
</card>
<card>
  <name>Coin Thief</name>
  <text>When this creature dies, create a Treasure token.</text>
  <prop><type>Creature — Elf Rogue</type><pt>1/1</pt></prop>
  <set>AKD</set>
  <related>Treasure Token</related>
</card>`,
      of: 'cockatrice',
    },
  ],
  check(face, report) {
    const { links, role, faces } = face.card;
    const card = faces[0]?.name?.text ?? '';
    if (!links || role !== 'card' || card === '') return;
    const entries = makingLinks(face.whole);
    const misspelt = new Set(misspeltLinks(face.whole, face).map(({ made }) => made.key));
    const seen = new Set<string>();
    for (const made of linkableTokens(face.createdInSet)) {
      const { key, token } = made;
      const identity = `${key}\n${sheetLine(token.characteristics, face.edition.game)}`;
      if (seen.has(identity) || misspelt.has(key) || !isCertain(made, face) || isLinked(made, entries, face)) continue;
      seen.add(identity);
      if (!face.queryAll(usesLinks, '')) return;
      if (entries.length === 0 && (token.origin === 'predefined' || !isNamedInSet(made, face))) continue;
      const advice = linkAdvice(made, face);
      if (!advice) continue;
      report({
        span: token.span,
        message: message(card, made, advice, face),
        ...(entries.length === 0 ? { severity: 'hint' } : {}),
        fix: addition(made, advice, face, entries.length > 0),
      });
    }
  },
};

/** Whether the card itself certainly makes a defined token for its own player. */
function isCertain({ token, name }: LinkableToken, face: FaceReading): boolean {
  const { origin, context, creator, phrase } = token;
  if (context === 'quoted' || phrase.replacement || (creator !== null && !creator.startsWith('each'))) return false;
  if (origin === 'by-name') return face.query(isDefined, name);
  return origin === 'described' || origin === 'predefined';
}

/** Whether the card or the token has a link between them, by the token's name, possibly with more words. */
function isLinked(made: LinkableToken, entries: readonly Link[], face: FaceReading): boolean {
  const own = entries.filter((link) => linkNamesToken(link, made.key)).map(({ name }) => name.text);
  if (own.some((name) => !isForAnother(name, made, face))) return true;
  const card = face.card.faces[0]!.name!.text.toLowerCase();
  return linkNames(made, card, face).some((name) => !own.includes(name) && !isForAnother(name, made, face));
}

/** Whether a link of this name leads to another token that the card also makes. */
function isForAnother(name: string, made: LinkableToken, face: FaceReading): boolean {
  if (leadsTo(name, made, face) !== false) return false;
  return tokensOfCard(face.whole).some((other) => leadsTo(name, other, face) === true);
}

function message(card: string, { name, token }: LinkableToken, advice: LinkAdvice, { edition }: FaceReading): string {
  if (advice.target || token.origin !== 'described') return `${card} makes “${name}” but has no link to that token.`;
  const is = sheetLine(token.characteristics, edition.game);
  const other = advice.other === null ? 'no known entry matches that token' : `“${advice.other}” is another token`;
  return `${card} makes “${name}” (${is}) but has no link to that token, and ${other}.`;
}

/** A link to the entry that matches the card’s text; for a token defined by the rules, its name is enough. */
function addition(
  { name, token }: LinkableToken,
  advice: LinkAdvice,
  face: FaceReading,
  isUsual: boolean,
): ViolationFix | null {
  const place = face.card.links?.place;
  const written = advice.target?.name ?? (token.origin === 'predefined' && advice.other === null ? name : null);
  if (!place || written === null) return null;
  return {
    region: place,
    kind: isUsual && advice.target?.isOnly ? 'safe' : 'suggestion',
    title: `Link “${written}”`,
    edits: [replacement({ start: 0, end: place.text.length }, written)],
  };
}

function isDefined(set: SetIndex, name: string): boolean {
  return set.definition(name) !== null && !set.hasCard(name);
}

function usesLinks(set: SetIndex): boolean {
  return set.usesLinks();
}
