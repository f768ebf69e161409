import { expect, it } from 'vitest';
import { DiagnosticSeverity } from 'vscode-languageserver/node';
import { Session } from './support/client.js';

const card = (at: number) =>
  `Baker ${at} {1}{B}\nCreature — Human\nWhen this creature enters, create a Fodo token.\n2/1\n`;

it('sends the worst thousand findings of a file, and the number of others', async () => {
  const text = Array.from({ length: 1200 }, (_, at) => card(at)).join('\n');
  const session = await Session.start({ files: { 'a.cards': text } });
  try {
    await session.open('a.cards', `${text}\nSorcery\nDraw a card.\n`);
    const all = await session.diagnostics('a.cards');
    expect(all).toHaveLength(1000);
    expect(all.at(-1)).toMatchObject({
      severity: DiagnosticSeverity.Information,
      range: { start: { line: 0, character: 0 } },
      message: expect.stringMatching(/^The worst 999 findings of this file are listed, \d+ more are not\./),
    });
    expect(Math.max(...all.slice(0, -1).map(({ severity }) => severity ?? 0))).toBe(DiagnosticSeverity.Warning);
  } finally {
    await session.dispose();
  }
});
