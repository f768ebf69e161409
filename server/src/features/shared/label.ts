import { plain } from './markdown.js';

/** Where an editor would begin an icon, `$(zap)`, or a link, `[words](command:…)`. */
const marks = /\$(?=\()|\](?=\()/g;

/**
 * A text of a card, a rulebook or a path for where editors show a short text that is said to be plain: a label, a title, a
 * status, a message. On one line, without control characters and such that turn the writing direction. Editors read icons
 * and links in some of these places all the same, and know no escape there, so nothing that looks like one stays in one
 * piece: a space of no width parts it.
 */
export function label(text: string): string {
  return plain(text).replace(marks, '$&\u200b');
}
