import type { Declared, SetIndex } from '../../../analysis/set/set-index.js';
import type { SpellingDictionary } from '../../../analysis/set/spelling-dictionary.js';
import { isWordOfRules } from '../../../analysis/words/rules-words.js';
import { timesWrittenOn } from '../../../analysis/words/written-words.js';
import type { Edition } from '../../../edition/edition.js';
import type { Region } from '../../../text/region.js';
import { getOrInsert } from '../../../util/get-or-insert.js';
import { memoize } from '../../../util/memoize.js';
import { TwoGenerationCache } from '../../../util/two-generation-cache.js';
import type { FaceReading } from '../../engine/face-reading.js';
import { replacement } from '../../fix/edits.js';
import { everywhere } from '../../helpers/applies-to.js';
import { type Misspelling, misspellingsInFlavor, misspellingsInName } from '../../helpers/spelling.js';
import type { Report, Rule } from '../../rule.js';

export const misspeltProse: Rule = {
  id: 'misspelt-prose',
  summary: 'A word of a name or of flavor text is misspelt.',
  why:
    'Readers notice a typo in flavor text first. The rule needs a dictionary, which is not part of Tokenwright: name ' +
    'one as `dictionary` in `tokenwright.json`, and the rule is on. It reports only words that resemble a known one: no ' +
    'names, coined compounds, words of the rules or of other cards’ names, nor words that the set writes three times. ' +
    '`words` in `tokenwright.json` lists words of your own.',
  cite: () => null,
  severity: 'off',
  fix: 'suggestion',
  scope: 'card',
  appliesTo: everywhere,
  examples: [
    {
      wrong: 'Ash Gull {1}{W}\nCreature — Bird\nFlying\nFlavor: It recieves the news of every wreck.\n1/1',
      right: 'Ash Gull {1}{W}\nCreature — Bird\nFlying\nFlavor: It receives the news of every wreck.\n1/1',
      of: 'cards',
      dictionary: ['it', 'receives', 'the', 'news', 'of', 'every', 'wreck', 'ash', 'gull'],
    },
    {
      wrong: 'Silent Gravyard\nLand\n{T}: Add {B}.',
      right: 'Silent Graveyard\nLand\n{T}: Add {B}.',
      of: 'cards',
      dictionary: ['silent', 'graveyard'],
    },
  ],
  check(reading, report) {
    const { name, flavor } = reading.face;
    for (const region of flavor)
      for (const found of reading.query(inFlavor, region.text))
        if (!isOwn(found, reading)) reportWord(region, found, report);
    if (!name) return;
    for (const found of reading.query(inName, name.text))
      if (isOnlyHere(found.word, reading) && found.meant.some((word) => isUsed(word, reading)))
        reportWord(name, found, report);
  },
};

/** Words that a set writes this often are its own. */
const OWN = 3;

/** The misspellings by the dictionary alone: they depend on nothing but the text and the settings. */
function inFlavor({ declared }: SetIndex, text: string) {
  return misspellingsBy(inFlavorBy, text, declared);
}

function inName({ declared }: SetIndex, text: string) {
  return misspellingsBy(inNameBy, text, declared);
}

function misspellingsBy(cached: typeof inFlavorBy, text: string, { dictionary, words }: Declared) {
  const found = dictionary ? cached(dictionary, text) : [];
  return found.filter(({ word }) => !words.has(word)).map((each) => ({ ...each }));
}

/** How many texts are remembered: an edit asks again for those of the cards around it, at most some hundred. */
const MAX_TEXTS = 1000;

const inFlavorBy = cachedByText(misspellingsInFlavor);
const inNameBy = cachedByText(misspellingsInName);

function cachedByText(find: typeof misspellingsInFlavor): typeof find {
  type Found = readonly Misspelling[];
  const caches = memoize((_: SpellingDictionary) => new TwoGenerationCache<string, Found>(MAX_TEXTS));
  return (dictionary, text) => getOrInsert(caches(dictionary), text, () => find(dictionary, text));
}

/** Whether the rules, the names of cards and tokens, or several texts of the set have the word. */
function isOwn({ word }: Misspelling, reading: FaceReading): boolean {
  return (
    stems(word).some((stem) => isWordOfRules(stem, reading.edition) || reading.query(isInNames, stem)) ||
    reading.query(timesWritten, word) >= OWN
  );
}

/** Whether no other card of the set has a word; this one may repeat its name in its text. */
function isOnlyHere(word: string, reading: FaceReading): boolean {
  return reading.query(timesWritten, word) <= timesWrittenOn([reading.face], word);
}

/** Whether the rules or the set have a word, so that it was probably meant. */
function isUsed(word: string, reading: FaceReading): boolean {
  const lower = word.toLowerCase();
  return isWordOfRules(lower, reading.edition) || reading.query(timesWritten, lower) > 0;
}

function isInNames(set: SetIndex, word: string, { vocabulary }: Edition): boolean {
  return vocabulary.subtypes.has(word) || set.isInNames(word) || set.hasSubtype(word);
}

function timesWritten(set: SetIndex, word: string): number {
  return set.timesWritten(word);
}

/** A word, and what it may be a plural or a verb form of. */
function stems(word: string): string[] {
  return [word, word.replace(/(?:e?s|e?d|ing)$/, ''), word.replace(/[sd]$/, ''), word.replace(/ie[sd]$/, 'y')];
}

function reportWord(region: Region, { start, end, word, meant }: Misspelling, report: Report): void {
  const span = { start, end };
  const written = region.text.slice(start, end);
  const fixes = meant.map((each) => ({ title: `Change to “${each}”`, edits: [replacement(span, each)] }));
  const others = fixes.slice(1);
  report({
    region,
    span,
    message: `“${written}” is not in the dictionary; did you mean ${meant.map((each) => `“${each}”`).join(' or ')}?`,
    fix: fixes[0]!,
    ...(others.length > 0 ? { otherFixes: others } : {}),
    declarable: { list: 'words', word },
  });
}
