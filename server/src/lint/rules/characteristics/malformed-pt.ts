import type { PartOf } from '../../../language/tokens/ast.js';
import { partsOf } from '../../../language/tokens/ast.js';
import { replacement } from '../../fix/edits.js';
import { magic } from '../../helpers/applies-to.js';
import { magicRule } from '../../helpers/game-rules.js';
import type { Rule } from '../../rule.js';

export const malformedPt: Rule = {
  id: 'malformed-pt',
  summary: 'A token’s power and toughness are not written as two numbers with a slash between them.',
  why:
    'Power and toughness are two numbers with a slash between them (rule 208.1): “2/2”. If the slash is missing, ' +
    'has spaces around it or is another mark, readers cannot be sure what is meant.',
  cite: magicRule('208.1', ''),
  severity: 'error',
  fix: 'suggestion',
  scope: 'phrase',
  appliesTo: magic,
  examples: [
    { wrong: 'Create a 2 / 2 green Wolf creature token.', right: 'Create a 2/2 green Wolf creature token.' },
    {
      wrong: 'Create a tapped 22 black Zombie creature token.',
      right: 'Create a tapped 2/2 black Zombie creature token.',
    },
  ],
  check({ item, on }, report) {
    const noun = item.parts.findIndex(({ kind }) => kind === 'noun');
    for (const part of partsOf({ parts: item.parts.slice(0, Math.max(0, noun)) }, 'unknown')) {
      // "a 1-defense battle token"
      if (!isMalformed(part) || /^\p{L}/u.test(on.text.slice(part.span.end))) continue;
      const [joined = ''] = /[XYZ]\d+$/.exec(on.text.slice(0, part.span.start)) ?? [];
      const span = { start: part.span.start - joined.length, end: part.span.end };
      const text = joined + part.text;
      const right = joined ? `${joined[0]} ${joined.slice(1)}${part.text}` : meant(part);
      report({
        span,
        message: `“${text}” is not a power and toughness${right ? `; did you mean “${right}”?` : '.'}`,
        fix: right ? { title: `Change to “${right}”`, edits: [replacement(span, right)] } : null,
      });
    }
  },
};

/** "22", "2/", "2 / 2", "2\\2", "2-2"; a longer number may mean anything. */
function isMalformed({ text }: PartOf<'unknown'>): boolean {
  return /^[0-9]{2}$/.test(text) || /^[0-9X*\s/\\–-]*[/\\–-][0-9X*\s/\\–-]*$/.test(text);
}

/** The two values, if both are present. */
function meant({ text }: PartOf<'unknown'>): string | null {
  const values = /^[0-9]{2}$/.test(text) ? [...text] : (text.match(/[0-9X*]+/g) ?? []);
  return values.length === 2 ? values.join('/') : null;
}
