import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { correctCards } from '../support/correct-cards.js';
import { Session } from './support/client.js';
import { byKey, retyped, type Seen, see, withClosingPairs, withCompletions } from './support/typing.js';
import { Typist } from './support/typist.js';

const cards = correctCards();
const every = (nth: number) => cards.filter((_, at) => at % nth === 0);

let session: Session;
beforeAll(async () => {
  // No pause ends the writing, however slow this machine is.
  session = await Session.start({ initializationOptions: { pause: 3_600_000 } });
});
afterAll(() => session.dispose());

/** Each card in a file of its own, typed with these keystrokes after the start of the file. */
async function typed(
  chosen: readonly { readonly start: string; readonly keystrokes: Parameters<typeof see>[1] }[],
): Promise<Seen> {
  const seen: Seen[] = [];
  for (const [at, { start, keystrokes }] of chosen.entries()) {
    const typist = await Typist.open(session.connection, session.uri(`${at}.cards`), start);
    seen.push(await see(typist, keystrokes));
    await typist.close();
  }
  const sum = seen.reduce((total, { keystrokes }) => total + keystrokes, 0);
  return { keystrokes: sum, passing: seen.flatMap(({ passing }) => passing) };
}

function report(how: string, { keystrokes, passing }: Seen): void {
  const share = ((100 * passing.length) / keystrokes).toFixed(2);
  console.info(`${how}: ${passing.length} of ${keystrokes} keystrokes show a passing finding (${share} %)`);
}

describe('two hundred correct cards', () => {
  it('are typed key by key, and at most one keystroke in a hundred shows a finding that passes', async () => {
    expect(cards.length).toBeGreaterThanOrEqual(200);
    const seen = await typed(cards.map(({ header, text }) => ({ start: header, keystrokes: byKey(text) })));
    report('Key by key', seen);
    expect(seen.passing.length / seen.keystrokes, seen.passing.slice(0, 20).join('\n')).toBeLessThanOrEqual(1 / 100);
  }, 120_000);

  it.each([
    ['With closing pairs', withClosingPairs, ''],
    ['With completions', withCompletions, ''],
    ['After another card', byKey, 'Quiet Ford\nLand\n{T}: Add {U}.\n\n'],
    ['One word typed again', retyped, ''],
  ] as const)('are typed otherwise: %s', async (how, keystrokesOf, before) => {
    const chosen = every(8).map(({ header, text }) => ({ start: header + before, keystrokes: keystrokesOf(text) }));
    const seen = await typed(chosen);
    report(how, seen);
    expect(seen.passing.length / seen.keystrokes, seen.passing.slice(0, 20).join('\n')).toBeLessThanOrEqual(1 / 100);
  });
});
