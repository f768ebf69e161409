import { wordSet } from '../../../util/word-set.js';
import { conditionStarts } from '../../lexicon.js';
import { always, look, lowerAt, type WordClasses, word } from './classes.js';

/** Nouns for players: whatever stands before them, they can be who creates. */
export const roles = wordSet('controller controllers owner owners player players opponent opponents');

const actorStarts = wordSet(
  'you each target that its their the an a any defending those they he she it all up chosen another active ' +
    'one players opponents yourself',
);

const endsSubject = wordSet('control do choice way');

/** Players as the subject of a verb. */
export const playerClasses: WordClasses = {
  role: word(({ lower }) => roles.has(lower)),
  'before-actor': look(({ lower }) => actorStarts.has(lower)),
  'before-subject': look(({ lower }) => actorStarts.has(lower) && lower !== 'you' && lower !== 'it'),
  'before-no-condition': look(({ lower }) => !conditionStarts.has(lower)),
  'after-who': look(always, (words, at) => lowerAt(words, at - 1) === 'who'),
  'after-role': look(
    always,
    (words, at) => roles.has(lowerAt(words, at - 1)) || endsSubject.has(lowerAt(words, at - 1)),
  ),
};
