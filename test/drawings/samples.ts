import { editionOf } from '../../server/src/edition/derive.js';
import { createPlainFormat } from '../../server/src/formats/plain/plain-format.js';
import type { CardPicture } from '../../server/src/render/card-picture.js';
import { pictureOfCard, setCodeOf } from '../../server/src/render/from-card.js';
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
  const document = createPlainFormat().read(path, text);
  return document.cards.map(({ card }) => pictureOfCard(card, game, setCodeOf(document)));
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

const layouts = `
Set: The Drowned Reach
Code: TDR

The Tide Remembers {2}{U}
Enchantment — Saga (uncommon)
(As this Saga enters and after your draw step, add a lore counter. Sacrifice after III.)
I — Create a 1/1 blue Fish creature token.
II — Draw a card, then discard a card.
III — Return target creature to its owner's hand. If you control a Fish, draw a card.

Song of the Nine Bells {3}{W}{W}
Enchantment — Saga (mythic)
(As this Saga enters and after your draw step, add a lore counter. Sacrifice after IV.)
I, II — Create two 1/1 white Human creature tokens. Creatures you control gain vigilance until end of turn.
III — Put a +1/+1 counter on each creature you control. Those creatures gain flying until end of turn.
IV — Creatures you control get +2/+2 until end of turn. Exile each nonland permanent an opponent controls with mana value 2 or less.

Ferrymaster Class {1}{U}
Enchantment — Class (rare)
(Gain the next level as a sorcery to add its ability.)
When this Class enters, create a Treasure token.
{2}{U}: Level 2
Whenever you sacrifice an artifact, draw a card, then discard a card.
{4}{U}: Level 3
At the beginning of combat on your turn, up to one target creature can't be blocked this turn.

Kestrel Apprentice {W}
Creature — Human Soldier (uncommon)
Level up {1} ({1}: Put a level counter on this. Level up only as a sorcery.)
LEVEL 1-3
2/3
First strike
LEVEL 4+
4/5
First strike, vigilance
1/2

Hollow Moon Freighter {4}
Artifact — Spacecraft (rare)
When this Spacecraft enters, create two Lander tokens.
Station (Tap another creature you control: Put charge counters equal to its power on this Spacecraft. Station only as a sorcery. It's an artifact creature at 8+.)
4+ | Whenever you attack, draw a card.
8+ | Flying, lifelink
4/6

Brindle of the Low Road {2}{G}
Creature — Halfling Scout (rare)
Whenever another creature you control enters, you gain 1 life.
2/3
//
Beyond the Hedge {1}{G}
Sorcery — Adventure
Create two 1/1 green Snail creature tokens. (Then exile this card. You may cast the creature later from exile.)

Ember {1}{R}
Instant (uncommon)
Ember deals 2 damage to any target. If a Goblin entered under your control this turn, it deals 3 damage instead.
//
Frost {2}{U}
Instant
Tap up to two target creatures. They don't untap during their controllers' next untap steps.

Vigil Lantern {1}{W}
Artifact — Equipment (common)
Equipped creature gets +1/+1 and has vigilance.
Equip {2}
//
Lantern Causeway
Land
This land enters tapped.
{T}: Add {W}.

Wary Pilgrim {1}{B}
Creature — Human Cleric (rare)
At the beginning of your end step, if a creature died this turn, transform this creature.
2/2
//
Hollow Saint
Color: black
Creature — Spirit Horror
Flying, lifelink
Whenever another creature dies, create a Blood token.
4/4

Siege of Saltgate {2}{R}
Battle — Siege (uncommon)
(As a Siege enters, choose an opponent to protect it. You and others can attack it. When it's defeated, exile it, then cast it transformed.)
When this Siege enters, it deals 2 damage to each creature and each planeswalker you don't control.
Defense: 5
//
Saltgate Ablaze
Color: red
Enchantment
Whenever you attack, target attacking creature gets +2/+0 until end of turn.

Mirael, Voice of the Deep {1}{G}{U}
Legendary Planeswalker — Mirael (mythic)
Whenever you draw your second card each turn, put a loyalty counter on Mirael.
+1: Create a 1/1 green and blue Fish creature token with "{T}: Add {G} or {U}."
0: Draw a card, then discard a card.
−8: You get an emblem with "Creatures you control have trample and can't be countered."
Loyalty: 3

Alabaster Sentinel {3}{W}
Creature — Golem (common)
Vigilance
3/4

Grave-Warden {1}{B}{B}
Creature — Vampire Knight (rare)
Menace
3/2
Flavor: The dead are patient.

Tome of Every Oath {4}
Legendary Artifact (mythic)
${'When you cast a spell, if it shares a color with a card named in the tome, choose one that has not been chosen this turn. '.repeat(7)}
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

Osske, Last of the Bellringers
Legend — Osske (rare)
[Exhaust]: The next spell you play this turn costs :rb_energy_1: less.
Whenever you conquer, you may pay :rb_rune_mind: to draw 1.
Domain: Mind and Order

The Sunken Stair
Battlefield (uncommon)
When you hold here, draw 1, then discard 1.
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
  ...pictured(layouts, 'l.cards'),
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
