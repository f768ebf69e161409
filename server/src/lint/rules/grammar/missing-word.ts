import { slipRule } from '../../helpers/slips.js';

export const missingWord = slipRule('missing-word', {
  summary: 'A word is missing.',
  why:
    'The sentence can’t be read as it is, but it can with one more word. Which word is missing is not always certain, ' +
    'so the fix is a proposal.',
  severity: 'info',
  examples: [
    { wrong: 'Target creature gets +2/+2 until of turn.', right: 'Target creature gets +2/+2 until end of turn.' },
    {
      wrong: 'Return target creature card from your graveyard your hand.',
      right: 'Return target creature card from your graveyard to your hand.',
    },
  ],
  message: (written, right) =>
    `A word seems to be missing in “${written}”${right === written ? '' : `: perhaps “${right}”`}.`,
});
