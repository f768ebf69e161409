import { cardContext } from '../../server/src/analysis/card/abilities.js';
import { indexFile } from '../../server/src/analysis/set/file-index.js';
import { SetIndex } from '../../server/src/analysis/set/set-index.js';
import type { Snapshot } from '../../server/src/analysis/set/snapshot.js';
import { editionOf } from '../../server/src/edition/derive.js';
import { grammarOf } from '../../server/src/edition/grammar.js';
import { listTokens } from '../../server/src/export/token-list.js';
import { outlineOf } from '../../server/src/features/outline/outline.js';
import type { CardDocument } from '../../server/src/formats/card.js';
import { formatFor, formats } from '../../server/src/formats/index.js';
import { readAbilities } from '../../server/src/language/abilities/read-abilities.js';
import { lintSnapshot } from '../../server/src/lint/engine/engine.js';
import type { Finding } from '../../server/src/lint/finding.js';
import { applyEdits, safeEdits } from '../../server/src/lint/fix/fixes.js';
import { defaultSettings } from '../../server/src/lint/settings.js';
import { bundledRulebook } from '../../server/src/rulebook/bundled.js';
import { regionEnd } from '../../server/src/text/region.js';
import { regionsOf } from '../unit/support/card-text.js';
import { lostWords } from '../unit/support/lost-words.js';
import { anyChange, changed } from './edits.js';
import { attempt, expectNoRuleFailure, FuzzFailure } from './fuzz-failure.js';
import { files, rulebooks } from './inputs.js';
import { anyRepetitiveFile } from './repetitive-file.js';
import type { SeededRandom } from './seeded-random.js';

const HEAD = 4096;

/** Of how many cards of a file the abilities are read. */
const MAX_CARDS = 50;

/** Reads any content with any format under any rulebook: its own format, another's, or mutated. */
export async function readAnything(random: SeededRandom): Promise<void> {
  const [path, ...others] = [random.pick(Object.keys(files)), random.pick(Object.keys(files))];
  let text = files[random.oneIn(6) ? others[0]! : path] ?? '';
  for (let left = random.below(30); left > 0; left--) text = changed(text, anyChange(random, text));
  await read(random, path, text, () => `${path}: ${JSON.stringify(text)}`);
}

/** The same with a file that repeats something many times: reports what grows too fast. */
export async function readRepetitive(random: SeededRandom): Promise<void> {
  const { path, text, description } = anyRepetitiveFile(random);
  await read(random, path, text, () => description);
}

async function read(random: SeededRandom, path: string, text: string, on: () => string): Promise<void> {
  const format = formatFor(path, text.slice(0, HEAD)) ?? random.pick(formats);
  const document = await attempt(`reading as ${format.id}`, on, () => format.read(path, text));
  checkCards(document, text, on);

  const id = random.pick(rulebooks);
  const edition = editionOf(bundledRulebook(id)!);
  for (const { card } of document.cards.slice(0, MAX_CARDS)) {
    for (const { name, typeLine, rulesText } of card.faces) {
      if (!rulesText) continue;
      const context = cardContext(name?.text ?? '', typeLine?.text ?? '');
      const reading = await attempt(`reading abilities under ${id}`, on, () =>
        readAbilities(rulesText.text, grammarOf(edition), context),
      );
      const [lost] = lostWords(reading);
      if (lost !== undefined) throw new FuzzFailure(`the word ${lost} is neither read nor unread\n${on()}`);
    }
  }
  const index = await attempt('indexing', on, () => indexFile(path, document, edition));
  const snapshot: Snapshot = { path, text, document, edition, set: new SetIndex(new Map([[path, index]])) };
  const findings = await attempt(`linting under ${id}`, on, () => lintSnapshot(snapshot, defaultSettings));
  expectNoRuleFailure(findings, on);
  for (const finding of findings) checkFinding(finding, text, on);
  await attempt('the outline', on, () => outlineOf(snapshot));
  await attempt('the token list', on, () => listTokens([snapshot], (each) => each));
  const after = await attempt('all safe fixes', on, () => applyEdits(text, safeEdits(findings)));
  await attempt('reading what was fixed', on, () => format.read(path, after));
}

function checkCards({ cards, problems }: CardDocument, text: string, on: () => string): void {
  let before = 0;
  for (const { card, start } of cards) {
    if (start < before) throw new FuzzFailure(`a card begins inside the one before it, at ${start}\n${on()}`);
    if (!text.startsWith(card.source, start))
      throw new FuzzFailure(`a card is not where it says, at ${start}\n${on()}`);
    before = start + card.source.length;
    for (const region of regionsOf(card)) {
      if (region.start < 0 || regionEnd(region) > card.source.length) {
        throw new FuzzFailure(`a region stands outside of its card: ${JSON.stringify(region)}\n${on()}`);
      }
    }
  }
  for (const { span, id } of problems) checkSpan(`problem ${id}`, span, text, on);
}

function checkFinding({ rule, span, fix }: Finding, text: string, on: () => string): void {
  checkSpan(rule, span, text, on);
  let before = -1;
  for (const edit of fix?.edits ?? []) {
    checkSpan(`fix of ${rule}`, edit.span, text, on);
    if (edit.span.start < before) throw new FuzzFailure(`the edits of ${rule} overlap\n${on()}`);
    before = Math.max(edit.span.end, edit.span.start);
  }
}

function checkSpan(what: string, { start, end }: { start: number; end: number }, text: string, on: () => string): void {
  if (start >= 0 && start <= end && end <= text.length) return;
  throw new FuzzFailure(`${what} has the span ${start} to ${end} of a text of ${text.length}\n${on()}`);
}
