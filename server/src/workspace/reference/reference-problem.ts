/** Why a file is no use as a card reference; the message goes on behind its name: "it ends in the middle of a card". */
export class ReferenceProblem extends Error {}

/** Reading was ended by whoever watched it. */
export class ReadingCancelled extends Error {}
