import type { Proposal } from './proposal.js';

/** A place to fill in, as the protocol's snippets write it: its number, and what stands there until then. */
function gap(number: number, words: string): string {
  return `$\{${number}:${words}}`;
}

const description = `${gap(1, '1/1')} ${gap(2, 'white')} ${gap(3, 'Soldier')} creature`;

/** A described token, with places to fill in, behind "create" or behind its count. */
export function phraseSnippets(counted: boolean, number: 'one' | 'several'): Proposal[] {
  const noun = number === 'several' ? 'tokens' : 'token';
  const text = `${counted ? '' : 'a '}${description} ${noun}`;
  return [
    snippet(`1/1 … creature ${noun}`, text, 1),
    snippet(`1/1 … creature ${noun} with …`, `${text} with ${gap(4, 'flying')}`, 1),
  ];
}

/** Whole sentences to begin with. */
export function wholePhrases(): Proposal[] {
  return [
    snippet('Create a … creature token.', `Create a ${description} token.`, 99),
    snippet(
      'Create a token that’s a copy of …',
      `Create a token that's a copy of ${gap(1, 'target creature you control')}.`,
      99,
    ),
    snippet(
      'When this creature enters, create …',
      `When this creature enters, create ${gap(1, 'a Treasure token')}.`,
      99,
    ),
  ];
}

function snippet(label: string, text: string, rank: number): Proposal {
  return { subject: { kind: 'phrase', key: label }, label, detail: 'fill in', text, isSnippet: true, back: 0, rank };
}
