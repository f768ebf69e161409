// @ts-check
/** Prefixes for the output of a suite inside the editor: the workbench writes its own log to the same channel. */

/** The prefix of lines to show in the terminal. */
export const lineMark = '[suite] ';
/** The prefix of the line with the counts, as JSON. */
export const countsMark = '[counts] ';
