import { slipRule } from '../../helpers/slips.js';

export const extraWord = slipRule('extra-word', {
  summary: 'There is a word too many.',
  why:
    'The sentence can’t be read as it is, but it can without one of its small words. Such a word is often left over ' +
    'when a sentence is changed.',
  severity: 'info',
  examples: [
    {
      wrong: 'Put a +1/+1 counter of on target creature you control.',
      right: 'Put a +1/+1 counter on target creature you control.',
    },
  ],
  message: (written, right) => `There is a word too many in “${written}”: write “${right}”.`,
});
