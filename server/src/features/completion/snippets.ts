import type { Proposal } from './proposal.js';

/** A placeholder of a snippet in the protocol's syntax: its number and its default text. */
function placeholder(number: number, words: string): string {
  return `$\{${number}:${words}}`;
}

const description = `${placeholder(1, '1/1')} ${placeholder(2, 'white')} ${placeholder(3, 'Soldier')} creature`;

/** Returns snippets for a described token, to be inserted after "create" or after its count. */
export function phraseSnippets(counted: boolean, number: 'one' | 'several'): Proposal[] {
  const noun = number === 'several' ? 'tokens' : 'token';
  const text = `${counted ? '' : 'a '}${description} ${noun}`;
  return [
    snippet(`1/1 … creature ${noun}`, text, 1),
    snippet(`1/1 … creature ${noun} with …`, `${text} with ${placeholder(4, 'flying')}`, 1),
  ];
}

/** Returns snippets for whole sentences. */
export function wholePhrases(): Proposal[] {
  return [
    snippet('Create a … creature token.', `Create a ${description} token.`, 99),
    snippet(
      'Create a token that’s a copy of …',
      `Create a token that's a copy of ${placeholder(1, 'target creature you control')}.`,
      99,
    ),
    snippet(
      'When this creature enters, create …',
      `When this creature enters, create ${placeholder(1, 'a Treasure token')}.`,
      99,
    ),
  ];
}

function snippet(label: string, text: string, rank: number): Proposal {
  return { subject: { kind: 'phrase', key: label }, label, detail: 'fill in', text, isSnippet: true, back: 0, rank };
}
