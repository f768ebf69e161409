import type { TokenMention, TokenPhrase } from './ast.js';

/** A mention read like an instruction that says nothing but its items: what would be made, were it one. */
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
