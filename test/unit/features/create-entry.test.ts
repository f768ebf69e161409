import { describe, expect, it } from 'vitest';
import { changesOf, codeActions } from '../../../server/src/features/code-actions/code-actions.js';
import { applyEdits } from '../../../server/src/lint/fix/fixes.js';
import { openWorkspace } from '../workspace/open-workspace.js';

const database = (entries: string) =>
  `<?xml version="1.0"?>\n<cockatrice_carddatabase version="4">\n  <cards>\n${entries}  </cards>\n</cockatrice_carddatabase>\n`;

const maker = `    <card>
      <name>Ferry Town</name>
      <text>Create a Food token.
Create two 3/2 green Otter creature tokens with reach.</text>
      <prop>
        <type>Sorcery</type>
        <manacost>2G</manacost>
      </prop>
      <set rarity="common" num="4">RIVR</set>
      <related>Food Token</related>
      <tablerow>3</tablerow>
    </card>
`;

const other = `    <card>
      <name>Deep Pool</name>
      <text>Create a 1/1 blue Otter creature token.</text>
      <prop>
        <type>Sorcery</type>
        <manacost>U</manacost>
      </prop>
      <set>RIVR</set>
      <related>Otter RIVR</related>
    </card>
`;

const otter = `    <card>
      <name>Otter RIVR</name>
      <text></text>
      <prop>
        <colors>U</colors>
        <type>Token Creature - Otter</type>
        <pt>1/1</pt>
        <cmc>0</cmc>
      </prop>
      <set picURL="otter.png">RIVR</set>
      <token>1</token>
      <tablerow>2</tablerow>
    </card>
`;

/** Returns the file after the action that creates an entry, and the remaining findings. */
async function created(text: string) {
  const { workspace } = openWorkspace({ '/set/a.xml': text, '/set/tokenwright.json': '{ "include": ["*.xml"] }' });
  const view = (await workspace.fileView('/set/a.xml'))!;
  const found = view.findings.find(({ rule }) => rule === 'related-link-missing')!;
  const actions = codeActions(view, found.span, (kind) => kind === 'quickfix');
  const action = actions.find(({ title }) => title.startsWith('Create the token entry'));
  const [change] = action ? changesOf(action) : [];
  const after = change && 'edits' in change ? applyEdits(text, change.edits) : null;
  if (after === null) return { title: null, after, remaining: [] };
  const again = openWorkspace({ '/set/a.xml': after, '/set/tokenwright.json': '{ "include": ["*.xml"] }' });
  return { title: action!.title, after, remaining: await again.rules('/set/a.xml') };
}

describe('creating the entry of a token', () => {
  it('adds it after the other tokens in their style, with a free name and a link to the card', async () => {
    const text = database(maker + other + otter);
    const { title, after, remaining } = await created(text);
    expect(title).toBe('Create the token entry “Otter Token”');
    expect(after).toBe(
      database(
        `${maker + other + otter}    <card>
      <name>Otter RIVR 2</name>
      <text>Reach</text>
      <prop>
        <colors>G</colors>
        <type>Token Creature - Otter</type>
        <pt>3/2</pt>
      </prop>
      <set>RIVR</set>
      <reverse-related>Ferry Town</reverse-related>
      <token>1</token>
      <tablerow>2</tablerow>
    </card>
`,
      ),
    );
    expect(remaining).toEqual([]);
  });

  it('uses the layout of the cards if there are no tokens yet', async () => {
    const { after, remaining } = await created(database(maker + other));
    expect(after).toContain(`    </card>
    <card>
      <name>Otter Token</name>
      <text>Reach</text>
      <prop>
        <type>Token Creature — Otter</type>
        <colors>G</colors>
        <pt>3/2</pt>
      </prop>
      <set>RIVR</set>
      <reverse-related>Ferry Town</reverse-related>
      <token>1</token>
      <tablerow>2</tablerow>
    </card>
  </cards>`);
    expect(remaining).toEqual([]);
  });

  it('writes it on one line if the other entries are', async () => {
    const line = otter.replace(/>\n\s*</g, '> <').trimStart();
    const { after, remaining } = await created(database(`${maker + other}    ${line}`).replaceAll('\n', '\r\n'));
    expect(after).toContain(
      '\r\n    <card> <name>Otter RIVR 2</name> <text>Reach</text> <prop> <colors>G</colors> <type>Token Creature - Otter</type> <pt>3/2</pt> </prop> <set>RIVR</set> <reverse-related>Ferry Town</reverse-related> <token>1</token>',
    );
    expect(remaining).toEqual([]);
  });

  it('writes the elements of version 3 of the format', async () => {
    const three = (entry: string) =>
      entry
        .replaceAll(/ *<\/?prop>\n/g, '')
        .replaceAll(/^ {8}</gm, '      <')
        .replaceAll(/<colors>(\w)<\/colors>/g, '<color>$1</color>');
    const text = database(maker + other + otter).replace('version="4"', 'version="3"');
    const { after, remaining } = await created(three(text));
    expect(after).toContain(`      <name>Otter RIVR 2</name>
      <text>Reach</text>
      <color>G</color>
      <type>Token Creature - Otter</type>
      <pt>3/2</pt>
      <set>RIVR</set>
      <token>1</token>
      <tablerow>2</tablerow>
      <reverse-related>Ferry Town</reverse-related>
    </card>`);
    expect(remaining).toEqual([]);
  });

  it('is not offered if only a link to an existing entry is missing', async () => {
    const green = otter.replace('<colors>U', '<colors>G').replace('1/1', '3/2').replace('<text>', '<text>Reach');
    expect((await created(database(maker + other + green))).title).toBeNull();
  });
});
