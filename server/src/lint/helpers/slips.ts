import type { SetIndex } from '../../analysis/set/set-index.js';
import { isWordOfRules } from '../../analysis/words/rules-words.js';
import type { Repair, Slip, SlipKind } from '../../language/repair/slip.js';
import type { PartKind } from '../../language/tokens/ast.js';
import { folded } from '../../text/apostrophes.js';
import type { TextSpan } from '../../text/span.js';
import { lastAtOrBefore } from '../../util/binary-search.js';
import { isCapital } from '../../util/capital.js';
import { memoize } from '../../util/memoize.js';
import type { FaceReading } from '../engine/face-reading.js';
import type { Report, RuleOf } from '../rule.js';
import { magic } from './applies-to.js';
import { isDoubtful, mayBeRight } from './doubtful-slips.js';

/** How a rule words its finding: from what is written and what is right. */
type Message = (written: string, right: string) => string;

/** A rule that reports the slips of one kind, whose name is its id. */
export function slipRule(
  kind: SlipKind,
  {
    message,
    ...rest
  }: Pick<RuleOf<'card'>, 'summary' | 'why' | 'severity' | 'examples'> &
    Partial<Pick<RuleOf<'card'>, 'fix'>> & { message: Message },
): RuleOf<'card'> {
  return {
    id: kind,
    cite: () => null,
    fix: 'suggestion',
    ...rest,
    scope: 'card',
    appliesTo: magic,
    isGeneral: true,
    lacks: true,
    check: (face, report) => reportSlips(face, kind, report, message),
  };
}

/** Reports the slips of one kind, each with its likeliest repair as the fix. */
function reportSlips(face: FaceReading, kind: SlipKind, report: Report, message: Message): void {
  for (const slip of face.slips) {
    if (slip.kind !== kind || isOwnWord(face, slip) || hasUnknownPlural(face, slip)) continue;
    if ((kind !== 'word-agreement' && kind !== 'punctuation' && isTokenName(face, slip)) || isDoubtful(face.text, slip))
      continue;
    if (!isAfterName(face, slip) && face.isVerbatim(slip)) continue;
    if (kind === 'misspelt-word' && !hasKnownRepair(face, slip)) continue;
    const [repair] = slip.repairs;
    const span = spanOf(slip);
    const written = face.text.slice(slip.start, slip.end);
    const right = repair ? repaired(face.text, slip, repair) : written;
    const fix = repair && { title: `Change to “${right}”`, edits: [{ span: spanOf(repair), newText: repair.newText }] };
    report({
      span,
      message: message(written, right),
      ...((slip.isDoubtful || mayBeRight(face.text, slip)) && { severity: 'info' }),
      ...(fix && { fix }),
    });
  }
}

/** Whether only a mark at the end of the line is missing, which changes no name before it. */
function isAfterName({ text }: FaceReading, { kind, end, repairs }: Slip): boolean {
  return kind === 'punctuation' && repairs[0]?.start === end && /^(?:$|\n)/.test(text.slice(end));
}

/** Whether a word is one of the set's own keywords, subtypes or counters, so that it is not misspelled; a subtype has a capital. */
function isOwnWord(face: FaceReading, { kind, start, end, repairs }: Slip): boolean {
  const word = face.text.slice(start, end);
  if (!/^\p{L}+$/u.test(word) || (kind === 'capitalization' && isCapital(repairs[0]?.newText ?? ''))) return false;
  const lower = word.toLowerCase();
  return face.query(isOwn, lower) || face.queryWords(isCounter, lower);
}

/** "Three Pikmin": only its designer knows the plural of a noun that the rules do not have. */
function hasUnknownPlural({ text, edition }: FaceReading, { kind, start, end, repairs }: Slip): boolean {
  const word = text.slice(start, end);
  const isPlural = [`${word}s`, `${word}es`].includes(repairs[0]?.newText ?? '');
  return (
    kind === 'word-agreement' &&
    isPlural &&
    /^\p{Lu}\p{Ll}+$/u.test(word) &&
    !isWordOfRules(word.toLowerCase(), edition)
  );
}

/**
 * Whether a repair is a name, or all of its words are in the rules or in the set. The grammar also knows forms that own
 * words could have, such as “unitied” from “Unity”; these are not proposed.
 */
function hasKnownRepair(face: FaceReading, { start, end, repairs }: Slip): boolean {
  const right = repairs[0]?.newText ?? '';
  // The name of this card, unless another one has the written word in its name.
  if (isCapital(right)) return !face.query(isInNames, folded(face.text.slice(start, end)));
  const words = folded(right).match(/[\p{L}']+/gu) ?? [];
  return words.every((word) => isWordOfRules(word, face.edition) || face.queryWords(isWordOfSet, word));
}

function isInNames(set: SetIndex, word: string): boolean {
  return set.isInNames(word);
}

/** Whether a set has a word or, as "heartens", a verb form of it. */
function isWordOfSet({ words }: SetIndex, word: string): boolean {
  const { keywords, actions, states, zones, resources, counters, subtypes } = words;
  const own = [keywords, actions, states, zones, resources, counters, subtypes].flat();
  return own.includes(word) || own.includes(word.replace(/s$/, ''));
}

function isOwn(set: SetIndex, word: string): boolean {
  return set.keywords.get(word) !== null || set.hasSubtype(word);
}

function isCounter({ words }: SetIndex, word: string): boolean {
  return words.counters.includes(word);
}

/** Parts of a token phrase whose words have rules of their own, which a set may have turned off. */
const tokenNames: ReadonlySet<PartKind> = new Set(['subtype', 'colors', 'name', 'unknown']);

/** The parts of all phrases of a face that name or describe a token, in text order. */
const tokenNamesOf = memoize((phrases: FaceReading['phrases']) =>
  phrases
    .flatMap(({ item }) => item.parts)
    .filter(({ kind }) => tokenNames.has(kind))
    .map(({ kind, span: { start, end } }) => ({ kind, start, end }))
    .sort((a, b) => a.start - b.start),
);

/** Whether a slip is in the words that name or describe a token. */
function isTokenName({ phrases }: FaceReading, slip: Slip): boolean {
  const part = lastAtOrBefore(tokenNamesOf(phrases), slip.start);
  return part !== undefined && slip.end <= part.end && !(part.kind === 'unknown' && slip.kind === 'missing-word');
}

/** The words of a slip after its repair. */
function repaired(text: string, slip: Slip, { start, end, newText }: Repair): string {
  const all = text.slice(Math.min(slip.start, start), start) + newText + text.slice(end, Math.max(slip.end, end));
  return all.trim();
}

function spanOf({ start, end }: { readonly start: number; readonly end: number }): TextSpan {
  return { start, end } as TextSpan;
}
