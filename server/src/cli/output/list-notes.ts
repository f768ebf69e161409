import { mentionedCard } from '../../analysis/card/mentioned.js';
import type { Snapshot } from '../../analysis/set/snapshot.js';
import { INVALID_UTF8 } from '../../formats/unreadable.js';
import { LineIndex } from '../../text/line-index.js';

const howToName = 'name a card reference with --cards, or under "cards" in tokenwright.json';

/** Notes on a token list: why the cards of a cube list are not all in it. One line each. */
export function listNotes(snapshot: Snapshot, path: string): string[] {
  const { set, text } = snapshot;
  const mentions = (snapshot.document.mentions ?? []).filter(({ aside }) => !aside);
  const unknown = mentions.filter((mention) => !mention.custom && mentionedCard(mention, set) === null);
  const [first] = unknown;
  if (!first) return [];
  const isOnly = mentions.length === 1;
  const cards = isOnly ? 'its only card' : `${unknown.length} of its ${mentions.length} cards`;
  if (!set.declared.cards) {
    return [
      `${path}: the tokens of ${cards} are not listed, as the set does not contain ${unknown.length === 1 ? 'it' : 'them'}; ${howToName}`,
    ];
  }
  const line = new LineIndex(text).position(first.span.start).line + 1;
  const where = `the first is “${first.name.text}” in line ${line}; tokenwright lint names them all`;
  return [
    `${path}: ${cards} ${unknown.length === 1 ? 'is' : 'are'} neither in the set nor in the card reference: ${where}`,
  ];
}

/** A note that the names of a cube list were not looked up; null if they were. */
export function uncheckedNote({ document, set }: Snapshot, path: string): string | null {
  if (set.declared.cards || (document.mentions ?? []).length === 0) return null;
  return `${path}: its names were not looked up; ${howToName}`;
}

/** Why a file, or names in it, could not be read: for commands that show no findings. One line each. */
export function unreadNotes({ document, text }: Snapshot, path: string): string[] {
  const { problems, cards, mentions = [] } = document;
  const isEmpty = cards.length === 0 && mentions.length === 0;
  const shown = problems.filter(({ id }, at) => id === INVALID_UTF8 || (isEmpty && at === 0));
  const lines = new LineIndex(text);
  return shown.map(({ span, message }) => `${path}:${lines.position(span.start).line + 1}: ${message}`);
}
