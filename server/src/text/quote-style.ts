/** The quotation marks and apostrophes of rules text that formatting can write; `keep` leaves them as they are. */
export const quoteStyles = ['keep', 'straight', 'curly'] as const;

export type QuoteStyle = (typeof quoteStyles)[number];
