import { plain } from './markdown.js';

/** The beginnings of an icon, `$(zap)`, and of a link, `[words](command:…)`. */
const marks = /\$(?=\()|\](?=\()/g;

/**
 * Returns a text of a card, a rulebook or a path for labels, titles, status and messages: on one line, without control
 * characters and marks that change the writing direction. Editors interpret icons and links in some of these places
 * and offer no escape, so a zero-width space is inserted into everything that looks like one.
 */
export function label(text: string): string {
  return plain(text).replace(marks, '$&\u200b');
}
