import { decodeRules } from './decode.js';
import { readHeader } from './header.js';
import { splitLines } from './lines.js';
import { type LoadOptions, readRulebook } from './load.js';
import { missingParts } from './missing-parts.js';
import type { Rulebook } from './rulebook.js';

/** The rulebook in a file, or a sentence without its subject that says why it cannot be used, and what to do. */
export type RulesFile = { readonly rulebook: Rulebook } | { readonly problem: string };

/** Larger files are not read, in bytes. The official rules have about one million. */
export const MAX_RULES_SIZE = 10_000_000;

/**
 * Reads a rules file, and checks that it is what it seems to be: text, of a game that Tokenwright knows, and not
 * truncated. Never throws.
 * @param bytes of larger files, more than `MAX_RULES_SIZE` bytes from the start
 */
export function readRulesFile(bytes: Uint8Array, options: LoadOptions): RulesFile {
  if (bytes.length === 0) return { problem: 'it is empty' };
  if (bytes.length > MAX_RULES_SIZE)
    return { problem: `it is larger than ${MAX_RULES_SIZE / 1e6} MB, which no rules text is` };
  const text = decodeRules(bytes);
  if (text === null) return { problem: `it is ${kindOf(bytes)}; rules are read from plain text (.txt)` };
  const { rulebook, problems } = readRulebook(text, options);
  if (rulebook === null) {
    const [first = { line: 0, message: '' }] = problems;
    return { problem: readHeader(splitLines(text)) ? `line ${first.line + 1}: ${first.message}` : first.message };
  }
  if (isOfOtherGame(text, rulebook))
    return { problem: 'it is about another game: it never speaks of Magic or Riftbound' };
  const problem = missingParts(splitLines(text), rulebook);
  return problem === null ? { rulebook } : { problem };
}

/** More numbered rules than this are not an excerpt, but the rules of a whole game. */
const EXCERPT = 100;

function isOfOtherGame(text: string, { rules }: Rulebook): boolean {
  return rules.size > EXCERPT && !text.startsWith('Rulebook:') && !/\b(?:Magic|Riftbound|mana)\b/.test(text);
}

/** The id that a rules file without a date gets from its name: without the extension, with hyphens for other characters. */
export function idFromFileName(name: string): string {
  return name.replace(/\.[^.]*$/, '').replace(/[^\w.-]+/g, '-');
}

/** Whether a text can be the id of an installed rulebook, which is the name of its file. */
export function isRulebookId(text: string): boolean {
  return /^[a-z0-9][\w.-]{0,60}$/i.test(text);
}

/** The kind of a file that is not text, by its first bytes. */
function kindOf([a, b, c, d]: Uint8Array): string {
  const start = String.fromCharCode(a ?? 0, b ?? 0, c ?? 0, d ?? 0);
  if (start === '%PDF') return 'a PDF';
  if (start.startsWith('PK')) return 'a Word document or an archive';
  return 'not text, or in UTF-32';
}
