/** The kinds of words that are highlighted. */
export const semanticTypes = [
  'createdToken',
  'tokenReference',
  'unknownToken',
  'keyword',
  'selfReference',
  'event',
  'modifier',
  'number',
  'parameter',
  'namespace',
  'type',
] as const;
export type SemanticType = (typeof semanticTypes)[number];

/** What distinguishes words of one kind, for themes that color them differently. */
export const semanticModifiers = ['action', 'condition', 'duration', 'cost'] as const;
export type SemanticModifier = (typeof semanticModifiers)[number];
