// @ts-check
/** How a suite inside the editor marks its lines: the workbench writes its own log to the same channel. */

/** Starts a line for the person at the terminal. */
export const lineMark = '[suite] ';
/** Starts the one line that carries the counts, as JSON. */
export const countsMark = '[counts] ';
