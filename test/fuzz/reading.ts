import { indexFile } from '../../server/src/analysis/set/file-index.js';
import { SetIndex } from '../../server/src/analysis/set/set-index.js';
import type { Snapshot } from '../../server/src/analysis/set/snapshot.js';
import { editionOf } from '../../server/src/edition/derive.js';
import { listTokens } from '../../server/src/export/token-list.js';
import { outlineOf } from '../../server/src/features/outline/outline.js';
import type { CardDocument } from '../../server/src/formats/card.js';
import { formatFor, formats } from '../../server/src/formats/index.js';
import { lintSnapshot } from '../../server/src/lint/engine/engine.js';
import type { Finding } from '../../server/src/lint/finding.js';
import { applyEdits, safeEdits } from '../../server/src/lint/fix/fixes.js';
import { defaultSettings } from '../../server/src/lint/settings.js';
import { bundledRulebook } from '../../server/src/rulebook/bundled.js';
import { regionEnd } from '../../server/src/text/region.js';
import { regionsOf } from '../unit/support/card-text.js';
import { Complaint, sound, tried } from './complaint.js';
import type { Dice } from './dice.js';
import { anyChange, changed } from './edits.js';
import { files, rulebooks } from './material.js';
import { anySwollen } from './swollen.js';

const HEAD = 4096;

/** Every format, under every rulebook, reads whatever stands in a file: its own kind, another's, or anything. */
export async function readAnything(dice: Dice): Promise<void> {
  const [path, ...others] = [dice.of(Object.keys(files)), dice.of(Object.keys(files))];
  let text = files[dice.once(6) ? others[0]! : path] ?? '';
  for (let left = dice.below(30); left > 0; left--) text = changed(text, anyChange(dice, text));
  await read(dice, path, text, () => `${path}: ${JSON.stringify(text)}`);
}

/** The same for a file in which something stands over and over: what takes too long grows too fast. */
export async function readSwollen(dice: Dice): Promise<void> {
  const { path, text, said } = anySwollen(dice);
  await read(dice, path, text, () => said);
}

async function read(dice: Dice, path: string, text: string, on: () => string): Promise<void> {
  const format = formatFor(path, text.slice(0, HEAD)) ?? dice.of(formats);
  const document = await tried(`reading as ${format.id}`, on, () => format.read(path, text));
  checkCards(document, text, on);

  const id = dice.of(rulebooks);
  const edition = editionOf(bundledRulebook(id)!);
  const index = await tried('indexing', on, () => indexFile(path, document, edition));
  const snapshot: Snapshot = { path, text, document, edition, set: new SetIndex(new Map([[path, index]])) };
  const findings = await tried(`linting under ${id}`, on, () => lintSnapshot(snapshot, defaultSettings));
  sound(findings, on);
  for (const finding of findings) checkFinding(finding, text, on);
  await tried('the outline', on, () => outlineOf(snapshot));
  await tried('the token list', on, () => listTokens([snapshot], (each) => each));
  const after = await tried('all safe fixes', on, () => applyEdits(text, safeEdits(findings)));
  await tried('reading what was fixed', on, () => format.read(path, after));
}

function checkCards({ cards, problems }: CardDocument, text: string, on: () => string): void {
  let before = 0;
  for (const { card, start } of cards) {
    if (start < before) throw new Complaint(`a card begins inside the one before it, at ${start}\n${on()}`);
    if (!text.startsWith(card.source, start)) throw new Complaint(`a card is not where it says, at ${start}\n${on()}`);
    before = start + card.source.length;
    for (const region of regionsOf(card)) {
      if (region.start < 0 || regionEnd(region) > card.source.length) {
        throw new Complaint(`a region stands outside of its card: ${JSON.stringify(region)}\n${on()}`);
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
    if (edit.span.start < before) throw new Complaint(`the edits of ${rule} overlap\n${on()}`);
    before = Math.max(edit.span.end, edit.span.start);
  }
}

function checkSpan(what: string, { start, end }: { start: number; end: number }, text: string, on: () => string): void {
  if (start >= 0 && start <= end && end <= text.length) return;
  throw new Complaint(`${what} has the span ${start} to ${end} of a text of ${text.length}\n${on()}`);
}
