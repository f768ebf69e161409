/**
 * Measures how fast whole faces are read into abilities and trees, on one thread and with nothing cached: the first face
 * with the compiling of the grammar, all faces for the first time and with a warm engine, and how the time grows with the
 * length of a text. Prints figures as JSON. Argument: the path of a corpus.
 */
import { cardContext } from '../../server/src/analysis/card/abilities.js';
import { editionOf } from '../../server/src/edition/derive.js';
import { grammarOf } from '../../server/src/edition/grammar.js';
import { tokensIn } from '../../server/src/export/phrases-json.js';
import { readAfresh } from '../../server/src/language/abilities/read-abilities.js';
import { readFace } from '../../server/src/language/meaning/read-face.js';
import { bundledRulebook, defaultRulebookId } from '../../server/src/rulebook/bundled.js';
import { readCards } from './corpus-cards.js';

const ROUNDS = 7;
/** The number of lines of the shortest text whose growth is measured. */
const LINES = 250;

const edition = editionOf(bundledRulebook(defaultRulebookId)!);
const faces = readCards(process.argv[2] ?? '')
  .filter(({ text }) => text.trim() !== '')
  .map(({ name, typeLine, text }) => ({ text, context: cardContext(name, typeLine) }));

function read(texts: typeof faces): number {
  const start = performance.now();
  const grammar = grammarOf(edition);
  for (const { text, context } of texts) readFace(text, grammar, context, tokensIn(text, edition), readAfresh);
  return performance.now() - start;
}

/** The fastest of some rounds: others measure what else the machine does. */
function fastest(texts: typeof faces): number {
  return Math.min(...Array.from({ length: ROUNDS }, () => read(texts)));
}

/** The lines of the first faces, repeated, as one text. */
function longText(times: number): typeof faces {
  const lines = faces.flatMap(({ text }) => text.split('\n')).slice(0, LINES);
  return [{ text: `${lines.join('\n')}\n`.repeat(times), context: cardContext('', '') }];
}

const first = read(faces.slice(0, 1));
const all = read(faces);
const warm = fastest(faces);
const growth = [1, 4, 16].map((factor) => {
  const text = longText(factor);
  return { characters: text[0]!.text.length, milliseconds: fastest(text) };
});
console.log(JSON.stringify({ faces: faces.length, first, all, warm, growth }));
