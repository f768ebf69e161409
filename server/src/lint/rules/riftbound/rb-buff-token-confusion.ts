import type { Source } from '../../../language/tokens/ast.js';
import type { Word } from '../../../text/words.js';
import type { FaceReading } from '../../engine/face-reading.js';
import { removal, replacement } from '../../fix/edits.js';
import { riftbound } from '../../helpers/game-rules.js';
import { isTokenNoun } from '../../helpers/nouns.js';
import type { Rule, Violation } from '../../rule.js';

export const rbBuffTokenConfusion: Rule = {
  id: 'rb-buff-token-confusion',
  summary: 'A buff is written like a token, or a token like a buff.',
  why:
    'A token is a game object that is played (rules 177 and 182.1.a). A buff modifies a unit that is already on ' +
    'the board: the unit is buffed, has a buff or spends it, and the buff is lost with the unit. There is no ' +
    '“buff token”, no token with a signed Might, and no buff that is played.',
  cite: ({ rulebook }) => (rulebook.rules.has('177') ? '177' : null),
  severity: 'error',
  fix: 'suggestion',
  scope: 'card',
  appliesTo: riftbound,
  triggers: ['uff', 'oken'],
  examples: [
    { wrong: 'Give a friendly unit a buff token.', right: 'Give a friendly unit a buff.', rulebook: 'riftbound' },
    { wrong: 'When I hold, play a buff here.', right: null, rulebook: 'riftbound' },
    {
      wrong: 'When I conquer, give me a +1 [M] unit token.',
      right: 'When I conquer, give me a +1 [M] buff.',
      rulebook: 'riftbound',
    },
    {
      wrong: 'Play a 1 [M] Recruit unit buff here.',
      right: 'Play a 1 [M] Recruit unit token here.',
      rulebook: 'riftbound',
    },
  ],
  check(face, report) {
    const { tree } = face;
    for (let at = 0; at < tree.words.length; at++) {
      const found =
        buffToken(face, at) ??
        unitBuff(tree, at) ??
        playedBuff(tree, at) ??
        signedToken(tree, at) ??
        tokenOnUnit(tree, at);
      if (found) report(found);
    }
  },
};

function isBuff(word: Word | undefined): boolean {
  return word?.lower === 'buff' || word?.lower === 'buffs';
}

/** "a buff token". "Buff token units" buffs them. */
function buffToken({ tree: { words }, text }: FaceReading, at: number): Violation | null {
  const [buff, noun, next] = [words[at]!, words[at + 1], words[at + 2]];
  const before = words[at - 1];
  if (buff.lower !== 'buff' || !noun || !isTokenNoun(noun) || before?.kind !== 'word' || verbs.has(before.lower))
    return null;
  if (next?.lower === 'unit' || next?.lower === 'units') return null;
  const plural = noun.lower === 'tokens' ? 's' : '';
  return {
    span: { start: buff.start, end: noun.end },
    message: 'A buff is not a token: it modifies a unit and is not a separate object.',
    fix: {
      title: `Change to “${buff.text}${plural}”`,
      edits: plural === '' ? [removal(text, noun)] : [replacement({ start: buff.end, end: noun.end }, plural)],
    },
  };
}

/** After these words *buff* is a verb: "you may buff tokens you control". */
const verbs = new Set('may can to and then or must you they'.split(' '));

const typeWords = new Set(['unit', 'gear']);

/** "a Recruit unit buff". */
function unitBuff({ words }: Source, at: number): Violation | null {
  const [type, buff] = [words[at]!, words[at + 1]];
  const before = words[at - 1];
  if (!typeWords.has(type.lower) || !buff || !isBuff(buff) || !before || !(before.capital || before.kind === 'symbol'))
    return null;
  const right = buff.lower === 'buffs' ? 'tokens' : 'token';
  return {
    span: { start: type.start, end: buff.end },
    message: `A unit that is played is a token: write “${right}”; a buff is given to a unit.`,
    fix: { title: `Change to “${right}”`, edits: [replacement(buff, right)] },
  };
}

const plays = new Set(['play', 'plays', 'create', 'creates']);
const counts = new Set(['a', 'an', 'two', 'three', 'another', 'that', 'one', 'x']);

/** "play a buff", "create two buffs". */
function playedBuff({ words }: Source, at: number): Violation | null {
  const [verb, count, buff] = [words[at]!, words[at + 1], words[at + 2]];
  if (!plays.has(verb.lower) || !counts.has(count?.lower ?? '') || !buff || !isBuff(buff) || isTokenNoun(words[at + 3]))
    return null;
  return {
    span: { start: verb.start, end: buff.end },
    message: 'A buff is not played: a unit is buffed or given a buff.',
  };
}

/** "a +1 [M] token", "a +1 Might unit token". */
function signedToken({ words }: Source, at: number): Violation | null {
  const change = words[at]!;
  if (change.kind !== 'number' || !/^[+−–-]/.test(change.text)) return null;
  const unit = words[at + 1];
  if (unit?.kind !== 'symbol' && unit?.lower !== 'might') return null;
  const type = words[at + 2]?.lower === 'unit' ? 1 : 0;
  const noun = words[at + 2 + type];
  if (!noun || !isTokenNoun(noun)) return null;
  const right = noun.lower === 'tokens' ? 'buffs' : 'buff';
  return {
    span: { start: change.start, end: noun.end },
    message: `“${change.text}” Might is a buff; the Might of a token has no sign.`,
    fix: { title: `Change to “${right}”`, edits: [replacement({ start: words[at + 2]!.start, end: noun.end }, right)] },
  };
}

/** "put a Recruit token on a unit": only buffs and gear are put on units. */
function tokenOnUnit({ words }: Source, at: number): Violation | null {
  const [verb, noun] = [words[at]!, words.slice(at + 1, at + 7).findIndex((word) => isTokenNoun(word))];
  if (verb.lower !== 'put' && verb.lower !== 'puts') return null;
  if (noun < 0 || isBuff(words[at + noun])) return null;
  const [token, on, whose] = [words[at + 1 + noun]!, words[at + 2 + noun], words[at + 3 + noun]];
  if (
    on?.lower !== 'on' ||
    !['me', 'it', 'a', 'that', 'another', 'each', 'friendly', 'them'].includes(whose?.lower ?? '')
  )
    return null;
  return {
    span: { start: verb.start, end: token.end },
    message: 'Tokens are played to a location, not put on units; a unit is given a buff.',
  };
}
