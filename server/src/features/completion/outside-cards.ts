import type { Snapshot } from '../../analysis/set/snapshot.js';
import { headerKeys } from '../../formats/plain/header.js';
import { DISABLE, DISABLE_NEXT_LINE } from '../../formats/suppression-comment.js';
import { ruleIds } from '../../lint/registry.js';
import { bundledRulebookIds } from '../../rulebook/bundled.js';
import { lineStart } from '../../text/line-break.js';
import { touches } from '../../text/span.js';
import { type Proposal, wordProposals } from './proposal.js';

/** Proposals for a line of the file, up to the cursor. */
export interface LineProposals {
  readonly before: string;
  readonly proposals: readonly Proposal[];
}

/**
 * Returns the completions in comments and headers (rule ids, keys, rulebooks), null in cards.
 * @param isRequested whether the user requested the list
 */
export function outsideCards(snapshot: Snapshot, offset: number, isRequested: boolean): LineProposals | null {
  const comment = commentAt(snapshot, offset);
  if (comment !== null) return { before: comment, proposals: commentProposals(comment) };
  const first = firstLineAt(snapshot, offset);
  if (first !== null && (isRequested ? /^(?:\p{Lu}\p{Ll}*)?$/u : /^\p{Lu}\p{Ll}*$/u).test(first)) {
    return { before: first, proposals: keyProposals(headerKeys, first) };
  }
  const line = headerLineAt(snapshot, offset);
  if (line === null) return null;
  const value = /^Rulebook:\s*(\S*)$/.exec(line);
  if (value) return { before: line, proposals: wordProposals(bundledRulebookIds, 'setting', value[1]!.length) };
  return { before: line, proposals: /^\p{L}*$/u.test(line) ? keyProposals(headerKeys, line) : [] };
}

/** Returns keys with their colons, for a line that begins with one. */
export function keyProposals(keys: Iterable<string>, typed: string): Proposal[] {
  return wordProposals(keys, 'setting', typed.length).map((key) => ({ ...key, text: `${key.text}: ` }));
}

const directives = [DISABLE, DISABLE_NEXT_LINE];

function commentProposals(comment: string): Proposal[] {
  const listing = /^#\s*tokenwright-disable(?:-next-line)?\s+(?:[\w-]+[\s,]+)*([\w-]*)$/.exec(comment);
  if (listing) return wordProposals(ruleIds, 'setting', listing[1]!.length);
  const word = /^#\s*([\w-]*)$/.exec(comment)?.[1];
  return word === undefined ? [] : wordProposals(directives, 'setting', word.length);
}

/** The line up to the cursor if it is in a comment of the plain format, otherwise null. */
function commentAt({ document, text }: Snapshot, offset: number): string | null {
  if (document.format !== 'plain') return null;
  const line = text.slice(lineStart(text, offset), offset);
  return /^\s*#/.test(line) ? line.trimStart() : null;
}

/**
 * The line up to a cursor that is before all cards or in the first line of the first card, where a header may
 * begin; null elsewhere, or if the file has a header.
 */
function firstLineAt({ document, text }: Snapshot, offset: number): string | null {
  if (document.format !== 'plain' || document.header) return null;
  const start = lineStart(text, offset);
  const first = document.cards[0];
  return first && start > first.start ? null : text.slice(start, offset);
}

/** The line of the header up to the cursor; null outside of the header. */
function headerLineAt({ document, text }: Snapshot, offset: number): string | null {
  if (!document.header || !touches(document.header.span, offset)) return null;
  return text.slice(lineStart(text, offset), offset);
}
