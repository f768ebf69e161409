import { beforeAll, describe, expect, it } from 'vitest';
import { rules } from '../../server/src/lint/registry.js';
import { exampleFiles } from '../unit/support/lint.js';
import { Desk } from './support/desk.js';

/** The wrong texts of the rules' examples that need nothing but the text itself. */
const wrong = rules.flatMap(({ id, severity, examples }) =>
  examples.flatMap((example) => {
    const { of = 'rules text', beside, rulebook, prints, reference } = example;
    const isPlain = of === 'rules text' || of === 'cards' || of === 'tokens';
    if (severity === 'off' || beside || rulebook || prints || reference || !isPlain) return [];
    const [[name, text] = ['', '']] = Object.entries(exampleFiles(example, example.wrong));
    return [{ id, name, text: text.trimEnd() }];
  }),
);

let desk: Desk;
beforeAll(async () => {
  desk = await Desk.with();
});

describe('the findings of a wrong card', () => {
  it.each([
    ['two seconds after the last key', async () => desk.pass(2000)],
    ['when it is saved', async (typist: Awaited<ReturnType<Desk['open']>>) => typist.save()],
  ])('are all shown %s', async (_, finish) => {
    expect(wrong.length).toBeGreaterThan(100);
    for (const { id, name, text } of wrong) {
      const language = name.endsWith('.tokens') ? 'tokentext' : 'cardtext';
      const all = await desk.open(name, text, language);
      const expected = await all.rules();
      await all.close();
      const typist = await desk.open(name, '', language);
      // The last line key by key, in a file with the others.
      const start = text.lastIndexOf('\n') + 1;
      await typist.type(text.slice(0, start));
      for (const key of text.slice(start)) await typist.type(key);
      await typist.shown();
      await finish(typist);
      expect(await typist.rules(), `${id}\n${text}`).toEqual(expected);
      expect(expected, text).toContain(id);
      await typist.close();
    }
  });
});
