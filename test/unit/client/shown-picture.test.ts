import { describe, expect, it, vi } from 'vitest';
import type { Picture } from '../../../server/src/lsp/protocol.js';

vi.mock('vscode', () => import('./vscode.js'));
const { ShownPicture } = await import('../../../client/src/preview/shown-picture.js');

const picture = (title: string): Picture => ({
  title,
  fileName: title,
  svg: '',
  width: 260,
  height: 363,
  text: title,
  smallText: null,
  problems: [],
  version: 1,
});
const subject = (line: number) => ({ textDocument: { uri: 'file:///a.cards' }, position: { line, character: 0 } });

describe('the picture that the previews show', () => {
  it('stays where there is none, and when the request fails', async () => {
    const answers = [picture('Ash'), null, new Error('the server ended'), picture('Elm')];
    const shown = new ShownPicture(async () => {
      const answer = answers.shift();
      if (answer instanceof Error) throw answer;
      return answer ?? null;
    });
    const titles: (string | undefined)[] = [];
    shown.onDidChange(() => titles.push(shown.current?.picture.title));
    for (const line of [0, 1, 2]) await shown.draw(subject(line));
    expect(shown.current).toMatchObject({ picture: { title: 'Ash' }, subject: subject(0) });
    await shown.draw(subject(3));
    expect(titles).toEqual(['Ash', 'Elm']);
  });

  it('is not replaced by the late answer to an earlier request', async () => {
    const answer: ((picture: Picture) => void)[] = [];
    const shown = new ShownPicture(() => new Promise((resolve) => answer.push(resolve)));
    const both = [shown.draw(subject(0)), shown.draw(subject(1))];
    answer[1]!(picture('Elm'));
    answer[0]!(picture('Ash'));
    await Promise.all(both);
    expect(shown.current?.picture.title).toBe('Elm');
  });

  it('follows each answer while there are always later requests, as on a slow machine', async () => {
    const answer: ((picture: Picture) => void)[] = [];
    const shown = new ShownPicture(() => new Promise((resolve) => answer.push(resolve)));
    const first = shown.draw(subject(0));
    void shown.draw(subject(1));
    answer[0]!(picture('Ash'));
    await first;
    expect(shown.current?.picture.title).toBe('Ash');
  });
});
