import { afterEach, describe, expect, it } from 'vitest';
import { lintFormats } from '../../../server/src/cli/arguments/lint-call.js';
import { callProgram } from '../../cli/program.js';
import { Folder } from './call.js';

const warning = 'capitalized-token-word';
const error = 'create-missing-token-word';
const cards = `Small Slip {R}
Sorcery
Create a 1/1 red Goblin creature Token.

Grave Slip {R}
Sorcery
Create a Food.
`;

let folder: Folder;
afterEach(() => folder.remove());

describe.each(lintFormats)('tokenwright lint --format %s', (format) => {
  const lint = (...args: string[]) => callProgram(folder.path, ['lint', '--format', format, ...args]);

  it('shows only errors with --quiet, but still counts warnings', async () => {
    folder = new Folder({ 'a.cards': cards });
    const whole = await lint();
    expect(whole).toMatchObject({ code: 1, err: '', out: expect.stringContaining(warning) });
    const { out, err } = await lint('--quiet', '--max-warnings=0');
    expect(out).toContain(error);
    expect(out).not.toContain(warning);
    expect(err).toBe('');
  });

  it('exits with 1 for more warnings than allowed, and reports that', async () => {
    folder = new Folder({ 'a.cards': cards });
    const without = ['--rule', `${error}=off`, '--quiet'];
    expect(await lint(...without, '--max-warnings=1')).toMatchObject({ code: 0, err: '' });
    const { code, err } = await lint(...without, '--max-warnings=0');
    expect({ code, err }).toEqual({ code: 1, err: 'tokenwright lint: 1 warning, and --max-warnings allows 0\n' });
  });

  it('applies --rule severities', async () => {
    folder = new Folder({ 'a.cards': cards });
    const off = await lint('--rule', `${warning}=off`, '--rule', `${error}=hint`);
    expect(off).toMatchObject({ code: 0, out: expect.not.stringContaining(warning) });
    expect(off.out).toContain(error);
    const raised = await lint('--quiet', '--rule', `${warning}=error`, '--rule', `${error}=hint`);
    expect(raised).toMatchObject({ code: 1, out: expect.stringContaining(warning) });
  });
});
