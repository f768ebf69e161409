import { describe, expect, it } from 'vitest';
import { readNotation } from '../../../../server/src/language/grammar/notation.js';
import { readSlips, withSlips } from '../../../../server/src/language/grammar/slips.js';

/** The parts of a wording as text, with choices in parentheses. */
function shown(wording: string, slips: string): string {
  const [first] = withSlips(readNotation(`it\n  it: ${wording}`), readSlips(slips));
  const text = (parts: (typeof first & object)['parts']): string =>
    parts
      .map((part) => {
        if (part.kind === 'text') return part.text;
        if (part.kind !== 'choice') return part.kind;
        const options = part.options.map((each) => `${each.rule === null ? '' : `~${each.rule} `}${text(each.parts)}`);
        return `(${options.join('|')})`;
      })
      .join(' ');
  return text(first!.parts);
}

describe('words that people write in place of others', () => {
  it('are read wherever a wording has the right ones', () => {
    expect(shown('pay (its|the) cost', "its ~slip it's")).toBe("pay ((its|~slip it's)|the) cost");
  });

  it('replace several words, and may have fewer', () => {
    expect(shown('onto the battlefield tapped', 'onto the battlefield ~the onto battlefield')).toBe(
      '(onto the battlefield|~the onto battlefield) tapped',
    );
  });

  it('are not read where a wording has only some of the right words', () => {
    expect(shown('onto the stack', 'onto the battlefield ~the onto battlefield')).toBe('onto the stack');
  });

  it('are told apart by the longest right words', () => {
    expect(shown('in the end', 'in ~a into\nin the end ~b at the end')).toBe('(in the end|~b at the end)');
  });

  it('have a notation of their own', () => {
    expect(() => readSlips("its it's")).toThrow("Not a slip: its it's");
  });
});
