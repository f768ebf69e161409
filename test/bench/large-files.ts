/**
 * Measures one large file of another program from text to findings with empty caches, and the memory retained
 * afterwards. Prints figures as JSON. Arguments: the path of a corpus and a kind of file. Needs `--expose-gc`.
 */
import { indexFile } from '../../server/src/analysis/set/file-index.js';
import { SetIndex } from '../../server/src/analysis/set/set-index.js';
import { editionOf } from '../../server/src/edition/derive.js';
import { formatFor } from '../../server/src/formats/index.js';
import { lintSnapshot } from '../../server/src/lint/engine/engine.js';
import { defaultSettings } from '../../server/src/lint/settings.js';
import { bundledRulebook, defaultRulebookId } from '../../server/src/rulebook/bundled.js';
import { readCards } from './corpus-cards.js';
import { cockatriceFile, jsonFile } from './program-files.js';

const [corpus = '', kind = 'json'] = process.argv.slice(2);
const cards = readCards(corpus);

const write = kind === 'json' ? jsonFile : cockatriceFile;
const path = kind === 'json' ? 'bench.json' : 'bench.xml';
const edition = editionOf(bundledRulebook(defaultRulebookId)!);

function run(text: string) {
  const start = performance.now();
  const cpu = process.cpuUsage();
  const document = formatFor(path, text.slice(0, 4096))!.read(path, text);
  const afterRead = performance.now();
  const set = new SetIndex(new Map([[path, indexFile(path, document, edition)]]));
  const findings = lintSnapshot({ path, text, document, edition, set }, defaultSettings);
  const end = performance.now();
  const { user, system } = process.cpuUsage(cpu);
  return { document, findings, read: afterRead - start, all: end - start, cpu: (user + system) / 1000 };
}

// Warm up the engine with another file.
run(
  write(
    cards.map((card) => ({ ...card, name: `Warm ${card.name}` })),
    500_000,
  ),
);
const text = write(cards, kind === 'json' ? 10_000_000 : 5_000_000);
globalThis.gc?.();
const before = process.memoryUsage().heapUsed;
const result = run(text);
globalThis.gc?.();
const retained = process.memoryUsage().heapUsed - before;
const { document, findings, ...times } = result;
console.log(
  JSON.stringify({
    kind,
    characters: text.length,
    cards: document.cards.length,
    findings: findings.length,
    ...times,
    retained,
  }),
);
