/** The styles of quotation marks and apostrophes that formatting can write in rules text; `keep` changes nothing. */
export const quoteStyles = ['keep', 'straight', 'curly'] as const;

export type QuoteStyle = (typeof quoteStyles)[number];
