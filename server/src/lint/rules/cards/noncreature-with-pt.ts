import { SetKeywords } from '../../../analysis/keywords/set-keywords.js';
import { keywordPlaces, mayUse } from '../../../analysis/keywords/uses.js';
import type { SetIndex } from '../../../analysis/set/set-index.js';
import type { Edition } from '../../../edition/edition.js';
import type { TypeLine } from '../../../language/type-line.js';
import type { FaceReading } from '../../engine/face-reading.js';
import { insertion } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import { hasPt, isOfType, typesWith } from '../../helpers/card-stats.js';
import { magicRule } from '../../helpers/game-rules.js';
import { hasOwnKeywords } from '../../helpers/unnamed-tokens.js';
import type { Rule } from '../../rule.js';

export const noncreatureWithPt: Rule = {
  id: 'noncreature-with-pt',
  summary: 'A card that is not a creature has a power and toughness.',
  why:
    'Apart from creature cards, only Vehicles and Spacecraft have a power and toughness (rules 208.1 and 721). ' +
    'Either the type line lacks “Creature”, or the numbers are left over from when the card was a creature.',
  cite: magicRule('208.1', ''),
  severity: 'warning',
  fix: 'suggestion',
  lacks: true,
  scope: 'card',
  appliesTo: magic,
  examples: [
    { wrong: 'Ash Rain {1}{R}\nSorcery\nAsh Rain deals 3 damage to each creature.\n2/2', right: null, of: 'cards' },
    {
      wrong: 'Tin Walker {3}\nArtifact — Golem\nVigilance\n3/3',
      right: 'Tin Walker {3}\nArtifact Creature — Golem\nVigilance\n3/3',
      of: 'cards',
    },
  ],
  check(reading, report) {
    const { face, edition, card, text } = reading;
    if (!hasPt(face) || card.role === 'token') return;
    const line = typesWith(face, /^(?!.*creature)/i);
    const last = line?.types.at(-1);
    // The set's own card types may have a power and toughness.
    if (!line || !last || line.unknown.length > 0 || haveStats.some((type) => isOfType(line, type))) return;
    if (hasKeywordOfCreatures(reading)) return;
    if (line.subtypes.some(({ text: word }) => becomeCreatures.has(word.toLowerCase())) || becomesCreature.test(text))
      return;
    // An unexplained keyword may also turn it into a creature.
    if (hasOwnKeywords(text, edition)) return;
    if (areCreatures(line, edition)) {
      report({
        region: face.typeLine!,
        span: last.span,
        message: 'Only creatures have a power and toughness; is “Creature” missing here?',
        fix: { title: 'Insert “Creature”', edits: [insertion(last.span.end, ' Creature')] },
      });
    } else {
      const span = { start: 0, end: face.stats!.text.length };
      report({
        region: face.stats!,
        span,
        // Programs keep the numbers of a frame that was chosen before.
        ...(card.form === 'fields' ? { severity: 'info' as const } : {}),
        message: `${article(last.text)} has no power and toughness; remove them, or add “Creature” to the type line.`,
      });
    }
  },
};

/** Old creature cards, and casual cards whose numbers mean something else. */
const haveStats = ['summon', 'vanguard', 'plane', 'phenomenon', 'scheme', 'conspiracy', 'dungeon', 'planeswalker'];

const becomeCreatures = new Set(['vehicle', 'spacecraft', 'planet']);

/** Abilities that may turn the card into a creature, or give it a second form that is one. */
const becomesCreature =
  /\b(?:crew|station|level|prototype|morph|disguise|bestow|animate|transform|power|toughness|fights?|attacks?|blocks?)\b|(?:becomes?|it['’]s|is|are|as) (?:an? |also |still )?[^.\n]{0,60}\bcreature/i;

/** The set's own keywords whose reminder text may turn the card itself into a creature, not other cards. */
function keywordsOfCreatures({ keywords }: SetIndex): string {
  const found = keywords.all.filter(({ meanings }) => meanings.some(({ meaning }) => becomesCreature.test(meaning)));
  return found.length === 0 ? '' : JSON.stringify(found);
}

/** Whether the card has one of the set's own keywords whose reminder text may turn it into a creature. */
function hasKeywordOfCreatures(face: FaceReading): boolean {
  if (face.text === '') return false;
  const keywords = SetKeywords.parse(face.queryKeywords(keywordsOfCreatures, '')).all;
  return keywords.some((keyword) => mayUse(face.text, keyword)) && keywordPlaces(face.tree, keywords).length > 0;
}

/** Whether all subtypes are creature types: "Artifact — Golem". */
function areCreatures({ subtypes }: TypeLine, { vocabulary }: Edition): boolean {
  return (
    subtypes.length > 0 &&
    subtypes.every(({ text }) => {
      const families = vocabulary.subtypes.get(text.toLowerCase())?.families;
      return families?.length === 1 && families[0] === 'creature';
    })
  );
}

function article(type: string): string {
  return `${/^[AEIO]/i.test(type) ? 'An' : 'A'} ${type.toLowerCase()}`;
}
