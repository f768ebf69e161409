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

/** The file after the action that creates an entry, and what is found of links then. */
async function created(text: string) {
  const { workspace } = openWorkspace({ '/set/a.xml': text, '/set/tokenwright.json': '{ "include": ["*.xml"] }' });
  const view = (await workspace.fileView('/set/a.xml'))!;
  const found = view.findings.find(({ rule }) => rule === 'related-link-missing')!;
  const actions = codeActions(view, found.span, (kind) => kind === 'quickfix');
  const action = actions.find(({ title }) => title.startsWith('Create the token entry'));
  const [change] = action ? changesOf(action) : [];
  const after = change && 'edits' in change ? applyEdits(text, change.edits) : null;
  if (after === null) return { title: null, after, rest: [] };
  const again = openWorkspace({ '/set/a.xml': after, '/set/tokenwright.json': '{ "include": ["*.xml"] }' });
  return { title: action!.title, after, rest: await again.rules('/set/a.xml') };
}

describe('the entry of a token that no entry is', () => {
  it('is created behind the other tokens in their style, under a free name, and linked with the card', async () => {
    const text = database(maker + other + otter);
    const { title, after, rest } = await created(text);
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
    expect(rest).toEqual([]);
  });

  it('is created in the layout of the cards where there are no tokens yet', async () => {
    const { after, rest } = await created(database(maker + other));
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
    expect(rest).toEqual([]);
  });

  it('is created on one line where the others are', async () => {
    const line = otter.replace(/>\n\s*</g, '> <').trimStart();
    const { after, rest } = await created(database(`${maker + other}    ${line}`).replaceAll('\n', '\r\n'));
    expect(after).toContain(
      '\r\n    <card> <name>Otter RIVR 2</name> <text>Reach</text> <prop> <colors>G</colors> <type>Token Creature - Otter</type> <pt>3/2</pt> </prop> <set>RIVR</set> <reverse-related>Ferry Town</reverse-related> <token>1</token>',
    );
    expect(rest).toEqual([]);
  });

  it('is created as version 3 has it', async () => {
    const three = (entry: string) =>
      entry
        .replaceAll(/ *<\/?prop>\n/g, '')
        .replaceAll(/^ {8}</gm, '      <')
        .replaceAll(/<colors>(\w)<\/colors>/g, '<color>$1</color>');
    const text = database(maker + other + otter).replace('version="4"', 'version="3"');
    const { after, rest } = await created(three(text));
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
    expect(rest).toEqual([]);
  });

  it('is not offered where a link to an entry is', async () => {
    const green = otter.replace('<colors>U', '<colors>G').replace('1/1', '3/2').replace('<text>', '<text>Reach');
    expect((await created(database(maker + other + green))).title).toBeNull();
  });
});
