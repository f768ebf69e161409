import type { TokenMention, TokenPhrase } from './ast.js';

/** A mention as an instruction with the same items, to compute what they would be. */
export function asInstruction({ span, context, items }: TokenMention): TokenPhrase {
  return {
    span,
    verb: { span: { start: span.start, end: span.start }, text: '' },
    actor: null,
    context,
    items,
    choice: false,
    replacement: false,
    instead: false,
    forEach: null,
    followUps: [],
    options: [],
  };
}
