import type { SetIndex } from '../../analysis/set-index.js';
import { keyOf } from '../../analysis/token-key.js';
import type { FaceReading } from '../face-reading.js';
import { insertion } from '../helpers/edits.js';
import { magic } from '../helpers/holds.js';
import { type LinkableToken, linkableTokens, makingLinks, names } from '../helpers/linked-tokens.js';
import { misspeltLinks } from '../helpers/misspelt-links.js';
import type { FoundFix, Rule } from '../rule.js';

export const relatedLinkMissing: Rule = {
  id: 'related-link-missing',
  summary: 'A card makes a token that none of its links name.',
  why:
    'Programs like Cockatrice offer the tokens that a card is linked with, by `<related>` on the card or by ' +
    '`<reverse-related>` on the token; a token without a link has to be looked for by hand. Sets that use no links ' +
    'at all are left alone. A card that has no link yet may be a reprint, which the program’s own list links: there it is ' +
    'a hint, and only for the set’s own tokens.',
  cite: () => null,
  severity: 'warning',
  fix: 'safe',
  scope: 'card',
  holds: magic,
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
    const misspelt = new Set(misspeltLinks(face.whole, face).map(({ key }) => key));
    const seen = new Set<string>();
    for (const made of linkableTokens(face.createdInSet)) {
      const { key, token } = made;
      if (seen.has(key) || !isCertain(made, face) || entries.some((link) => names(link, key)) || misspelt.has(key))
        continue;
      seen.add(key);
      if (face.ask(linkedCards, made.name).includes(`\n${card.toLowerCase()}\n`)) continue;
      if (!face.askAll(usesLinks, '')) return;
      if (entries.length === 0 && !isOwn(made, face)) continue;
      report({
        span: token.span,
        message: `${card} makes “${made.name}”, but no link of it names that token.`,
        ...(entries.length === 0 ? { severity: 'hint' } : {}),
        fix: links.place && addition(made, face, entries.length > 0),
      });
    }
  },
};

/** Whether the card itself makes the token, for its own player, whenever its words come true; and somebody defines it. */
function isCertain({ token, name }: LinkableToken, face: FaceReading): boolean {
  const { origin, context, creator, phrase } = token;
  if (context === 'quoted' || phrase.replacement || (creator !== null && !creator.startsWith('each'))) return false;
  if (origin === 'by-name') return face.ask(isDefined, name);
  return origin === 'described' || origin === 'predefined';
}

/** Whether the set itself speaks of the token, in a definition or by a link of another card, and the rules do not. */
function isOwn({ name, token }: LinkableToken, face: FaceReading): boolean {
  return token.origin !== 'predefined' && face.ask(linkName, name) !== null;
}

function addition({ name }: LinkableToken, face: FaceReading, isUsual: boolean): FoundFix | null {
  const { links } = face.card;
  if (!links?.place) return null;
  const known = face.ask(linkName, name);
  const written = known ?? name;
  return {
    region: links.place,
    // A name that no link of the set has yet may not be what the program calls the token.
    kind: isUsual && known !== null ? 'safe' : 'suggestion',
    title: `Link “${written}”`,
    edits: [insertion(0, written)],
  };
}

function isDefined(set: SetIndex, name: string): boolean {
  return set.definition(name) !== null && !set.hasCard(name);
}

function usesLinks(set: SetIndex): boolean {
  return set.usesLinks();
}

/** The cards linked with a token, in lower case, each between line breaks. */
function linkedCards(set: SetIndex, name: string): string {
  return `\n${set
    .links(name)
    .map(({ card }) => card)
    .join('\n')}\n`;
}

/** What links of the set call a token, or else its entry; null where neither is known. */
function linkName(set: SetIndex, name: string): string | null {
  const linked = set.links(name)[0]?.token;
  if (linked !== undefined) return linked;
  const own = set.definition(name);
  return own?.by === 'token file' && keyOf(own.name) === keyOf(name) ? own.name : null;
}
