/** Why a file is not usable as a card reference; the message continues its name: "it ends in the middle of a card". */
export class ReferenceProblem extends Error {}

/** The user has cancelled reading. */
export class ReadingCancelled extends Error {}
