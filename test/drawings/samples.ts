import { editionOf } from '../../server/src/edition/derive.js';
import { createPlainFormat } from '../../server/src/formats/plain/plain-format.js';
import type { CardPicture } from '../../server/src/render/card-picture.js';
import { pictureOfCard } from '../../server/src/render/from-card.js';
import { pictureOfToken } from '../../server/src/render/from-token.js';
import { bundledRulebook } from '../../server/src/rulebook/bundled.js';

/** The predefined tokens of a bundled rulebook as pictures. */
export function predefinedPictures(rulebook: string): CardPicture[] {
  const edition = editionOf(bundledRulebook(rulebook)!);
  return [...edition.predefined.values()].map(({ words, characteristics }) =>
    pictureOfToken(characteristics, edition.game, { name: words }),
  );
}

/** The cards of a text as pictures. */
export function pictured(text: string, path: string, game: CardPicture['game'] = 'magic'): CardPicture[] {
  return createPlainFormat()
    .read(path, text)
    .cards.map(({ card }) => pictureOfCard(card, game));
}

const predefined = new Map(predefinedPictures('magic-2026-09').map((picture) => [picture.name, picture]));

function token(name: string): CardPicture {
  const found = predefined.get(name) ?? predefined.get(`${name} Token`);
  if (!found) throw new Error(`no predefined token is named ${name}: ${[...predefined.keys()].join(', ')}`);
  return found;
}

const definitions = `
Goblin Scout Token
Creature — Goblin Scout
1/1
Color: red
Haste

Marrowdeep Skiff
Artifact — Vehicle
Flying
Whenever this token becomes crewed for the first time each turn, look at the top card of your library. You may put that card into your graveyard.
Crew 2 (Tap any number of creatures you control with total power 2 or more: This Vehicle becomes an artifact creature until end of turn.)
3/4

Ysolde Vantage-Herald, Thrice-Crowned Regent of the Drowned Choir
Legendary Creature — Human Noble Bard
Vigilance, lifelink
Whenever another legendary creature you control enters, create a Treasure token.
4/4
Color: white and blue

Duskmoth Token
Creature — Insect
Flying
{T}, Sacrifice this token: Target creature gets -1/-1 until end of turn.
1/1
Color: purple

Thornback Token
Creature — Beast
4/4
Color: green

Knight of Two Oaths
Creature — Human Knight
First strike
2/2
Color: white and black
`;

const cards = `
Emberline Archivist {1}{U/R}{R/P}
Creature — Human Wizard
Prowess (Whenever you cast a noncreature spell, this creature gets +1/+1 until end of turn.)
{2}{R}, {T}, Sacrifice an artifact: ~ deals 2 damage to any target. If you control three or more artifacts, create a Treasure token.
2/3
Flavor: "Every page remembers the hand that burned it."

Orrin, Keeper of the Slow Clock {2}{W}{W}
Legendary Planeswalker — Orrin
+1: Create a 1/1 white Soldier creature token.
−2: Exile target tapped creature. Its controller creates a Clue token.
−7: You get an emblem with "At the beginning of your upkeep, draw a card."
Loyalty: 4

Ritual of the Open Door {X}{B}{B}
Sorcery
Choose one or both —
• Create X 2/2 black Zombie creature tokens. They enter tapped and with a decayed counter on them, and you lose X life.
• Return up to X target creature cards from your graveyard to your hand. You get {E}{E}{E} (three energy counters).
`;

const riftbound = `
Toll-Taker Heron {E3}{P1}
Unit — Bird
[Deflect] (Opponents must pay :rb_energy_1: to choose me with a spell or ability.)
When I conquer, play a Gold gear token exhausted. (It has "[Reaction][>] Kill this, [E]: [Add] [A].")
Might: 3
Domain: Calm

Call the Fen-Lights {E3}{P1}
Spell
[Action]
Play a ready 3 :rb_might: Sprite unit token with [Temporary].
Domain: Chaos and Mind
Flavor: By morning the path was gone, and so were the lights, and so was he.
`;

/** A few samples of each kind, including the longest. */
export const samples: readonly CardPicture[] = [
  ...pictured(definitions, 'a.tokens'),
  token('Treasure'),
  token('Map'),
  token('Young Hero'),
  token('Incubator'),
  token('Lander'),
  token('Heartwood'),
  ...pictured(cards, 'a.cards'),
  ...pictured(riftbound, 'b.cards', 'riftbound'),
  ...predefinedPictures('riftbound').filter(({ name }) => name === 'Sprite' || name === 'Gold'),
];

/** Text that only appears by mistake or as an attack. */
export const hostile: readonly CardPicture[] = [
  ...pictured(
    `</text><script>alert(1)</script>&amp;"'<![CDATA[ {W}{<b>}
Creature — <svg onload=alert(1)>
${'Lorem{T}'.repeat(900)}
)(()))(( {}{{W}} [[[ {W/U/B/R/G} {${'9'.repeat(12)}} \u202egnikooL\u202c z\u0351\u0352\u0353\u0354\u0355\u0356algo \ud800 \ufffe
1000000000/-1000000000`,
    'h.cards',
  ),
  ...pictured(
    `${'W'.repeat(400)} ${'{W}'.repeat(60)}\n${'Wurm '.repeat(90)}\n${'All of it. '.repeat(3000)}\n*+1/*+1`,
    'h.cards',
  ),
  ...pictured(
    `名前の長い精霊の守護者 {2}{W}\nクリーチャー — 精霊\n飛行、警戒\nПри выходе на поле битвы вы получаете 3 жизни. {T}: مرحبا\n2/2`,
    'h.cards',
  ),
  ...pictured(
    Array.from({ length: 10_000 }, (_, i) => (i === 0 ? 'Ten Thousand Lines\nEnchantment' : `Line ${i}.`)).join('\n'),
    'h.cards',
  ),
];
