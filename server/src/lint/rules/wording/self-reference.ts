import { HABITS } from '../../../analysis/card/habits.js';
import { saysNoun } from '../../../analysis/card/self-form.js';
import type { SetIndex } from '../../../analysis/set/set-index.js';
import type { Edition } from '../../../edition/edition.js';
import { listedClass } from '../../../language/outdated/listed-classes.js';
import type { SayingEdit } from '../../../language/saying/edit.js';
import { SELF_REFERENCE, selfEdits } from '../../../language/saying/self-edits.js';
import type { TextSpan } from '../../../text/span.js';
import type { FaceReading } from '../../engine/face-reading.js';
import { replacement } from '../../fix/edits.js';
import { type Violation, withOptions } from '../../rule.js';

/** Since Foundations. */
const SINCE = '2024-11';

/** How many cards of a set show its habit. */
const MIN_CARDS = 3;

export const selfReference = withOptions({
  id: SELF_REFERENCE,
  summary: 'A card refers to itself by name or with a wrong noun where cards say “this creature”.',
  why:
    'Since Foundations in 2024 a permanent that is no legend calls itself what it is: “When this creature enters”, “Sacrifice ' +
    'this artifact”; a spell is “this spell”, a card in a graveyard “this card”. Sets whose cards use their names are left ' +
    'alone, but for cards with “enters the battlefield” or with both ways at once.',
  cite: () => null,
  severity: 'info',
  fix: 'suggestion',
  // The type line, which it compares with the text, may not be complete.
  lacks: true,
  scope: 'card',
  appliesTo: {
    test: ({ game, rulebook }: Edition) => game === 'magic' && rulebook.date >= SINCE,
    label: 'Magic rulebooks since November 2024',
  },
  options: {
    style: {
      type: 'choice',
      default: 'set',
      choices: ['set', 'noun', 'name'],
      description:
        'What cards of the set say: `"noun"` (“this creature”), `"name"`, or `"set"` for what most of them say.',
    },
  },
  examples: [
    {
      wrong:
        'Ember Whelp {R}\nCreature — Dragon\nWhenever Ember Whelp attacks, this creature gets +1/+0 until end of turn.\n1/1',
      right:
        'Ember Whelp {R}\nCreature — Dragon\nWhenever this creature attacks, this creature gets +1/+0 until end of turn.\n1/1',
      of: 'cards',
    },
    {
      wrong: 'Old Well\nLand\n{T}: Add {C}.\n{2}, {T}, Sacrifice this artifact: Draw a card.',
      right: 'Old Well\nLand\n{T}: Add {C}.\n{2}, {T}, Sacrifice this land: Draw a card.',
      of: 'cards',
    },
  ],
  check(face, report, { style }) {
    const { text } = face;
    const card = { name: face.face.name?.text ?? '', typeLine: face.face.typeLine?.text ?? '' };
    const edits = selfEdits(text, card, face.edition.rulebook.date).filter(({ text: right }) => nouns.test(right));
    const isForeign = ({ start }: SayingEdit) => nouns.test(text.slice(start));
    for (const edit of edits.filter(isForeign)) {
      const written = text.slice(edit.start + 5, edit.end);
      report({ ...changing([edit]), message: `This card is no ${written}: write “${edit.text}”.` });
    }
    const names = edits.filter((edit) => !isForeign(edit) && !isSizeOf(text, edit));
    const spells = names.filter(({ start }) => text.slice(0, start).endsWith(' cost to cast '));
    if (names.length > 0 && spells.length === names.length && style !== 'name')
      return report({ ...changing(spells), message: `Cards since 2018 say “${spells[0]!.text}” here.` });
    if (names.length === 0 || style === 'name' || (style === 'set' && !isWordedAsToday(face))) return;
    report({ ...changing(names), message: `Cards since 2024 say “${names[0]!.text}” here.` });
  },
});

const nouns = /^(?:this |its?$)/i;

/** "~'s power is equal to …": cards of today say it both ways. */
function isSizeOf(text: string, { end }: SayingEdit): boolean {
  return /^['’]s? (?:power|toughness)\b[^.]*\bequal to\b/.test(text.slice(end));
}

/** A finding at the first of some edits, with a fix that makes all of them. */
function changing(edits: readonly SayingEdit[]): Pick<Violation, 'span' | 'fix'> {
  const [first] = edits;
  return {
    span: { start: first!.start, end: first!.end } as TextSpan,
    fix: {
      title:
        edits.length === 1
          ? `Change to “${first!.text}”`
          : `Change to “${first!.text}” here and on the rest of the card`,
      edits: edits.map(({ start, end, text }) => replacement({ start, end } as TextSpan, text)),
    },
  };
}

/** Whether the card or its set says "this creature"; a set of few cards does if the card is worded for an older year. */
function isWordedAsToday(face: FaceReading): boolean {
  if (saysNoun(face.text)) return true;
  const habit = face.query(habitOf, HABITS);
  return habit === 'noun' || (habit === '' && listedClass('enters').outdatedPlaces(face.text).length > 0);
}

/** How most cards of a set refer to themselves; empty if it has too few. */
function habitOf({ habits: { noun = 0, name = 0 } }: SetIndex): string {
  if (noun + name < MIN_CARDS) return '';
  return noun > name ? 'noun' : 'name';
}
