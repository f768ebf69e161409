import { type Candidate, change, lowerOf, replaceUnit, unitsNear } from './candidate.js';
import { articleBefore } from './gaps.js';
import type { Place } from './place.js';

/** Words of Magic, each with words of everyday language and of other games that are written for them. */
const nouns = `
creature minion monster character follower fighter unit summon beast ally guy dude
library deck pile draw-pile draw-deck
graveyard discard trash grave cemetery pile yard discard-pile
battlefield field board table play play-area
hand grip
life health hp hit-point damage
damage harm wound life
mana energy
opponent enemy foe rival adversary
counter marker token
token figure counter
turn round
permanent unit
planeswalker hero champion
combat battle fight
step phase
phase step
ability skill power
cost price
power attack strength
toughness defense defence health
beginning start
end finish
top upper
bottom lower
rest remainder other
owner controller possessor
controller owner
copy duplicate clone
flying flight
artifact relic item
spell sorcery magic
number amount count quantity
sacrifice tribute`;

const others = `
exile banish remove
destroy kill slay annihilate obliterate bury
sacrifice tribute offer
tap exhaust rest
untap ready refresh unturn
draw pick grab pull take
discard throw drop dump
cast play summon use
play cast
activate use play trigger
create make summon spawn put produce get
gain heal recover get receive have win give
get gain receive have give
lose pay
add produce generate make
return bring send put
put place move add return set
reveal show display
look peek see
search seek
shuffle mix randomize reshuffle
choose pick select name
deal do make inflict give
pay spend
spend use pay
become turn
leave exit
prevent stop ignore
distribute divide split
divide distribute split
remove detach
mill grind discard
counter cancel negate stop
copy duplicate clone
enter arrive appear join come
die perish
attack strike swing
control own have command
own control have
transform change
attach equip
has gets gains
gets gains has
gains gets has
exiled banished removed
destroyed killed slain buried
tapped exhausted
dealt done inflicted
activated used played triggered
milled ground
drawn picked
paid spent
spent paid used
chosen selected picked
target chosen selected
additional extra further more
untapped ready
until till before
unless except
except but excepting
only just solely
instead rather
among between amongst
total combined
next following
can't cannot mustn't couldn't won't wouldn't shouldn't
would will should
may might must could
another other
each every per
under below beneath
equal same identical
random chance
also too
twice double
without lacking
during in while
if whether
when once
whenever anytime everytime`;

/** By word: what Magic says for it. */
const meanings = new Map<string, string[]>();

function add(written: string, right: string): void {
  meanings.set(written, [...(meanings.get(written) ?? []), right]);
}

for (const line of nouns.trim().split('\n')) {
  const [right, ...synonyms] = line.split(' ');
  for (const written of synonyms) {
    add(written, right!);
    add(plural(written), plural(right!));
  }
}
for (const line of others.trim().split('\n')) {
  const [right, ...synonyms] = line.split(' ');
  for (const written of synonyms) {
    add(written, right!);
    if (!/(?:s|ed|'t)$/.test(right!)) add(plural(written), plural(right!));
  }
}

/** A noun in the plural, or a verb in the third person. */
function plural(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:ch|sh|x|s)$/.test(word) ? `${word}es` : `${word}s`;
}

/** A word of everyday language or of another game in place of Magic's: "deck" for *library*, "kill" for *destroy*. */
export function* synonyms(place: Place): Generator<Candidate> {
  for (const at of unitsNear(place, 1, Infinity)) {
    const [word, next] = [place.units[at]!, place.units[at + 1]];
    for (const right of meanings.get(lowerOf(word)) ?? []) yield inPlaceOf(place, at, word.end, right);
    if (next && at + 1 < place.to)
      for (const right of meanings.get(`${lowerOf(word)}-${lowerOf(next)}`) ?? [])
        yield inPlaceOf(place, at, next.end, right);
  }
}

/** A word in place of those up to an offset, and of the article before them if it needs another one. */
function inPlaceOf(place: Place, at: number, end: number, right: string): Candidate {
  const before = place.units[at - 1];
  const { start, newText } = replaceUnit(place, 'wrong-word', at, right);
  const article = articleBefore({ ...place.units[at]!, text: right });
  return before && /^an?$/.test(before.text) && before.text !== article
    ? change(place, 'wrong-word', at, before.start, end, `${article} ${newText}`)
    : change(place, 'wrong-word', at, start, end, newText);
}
