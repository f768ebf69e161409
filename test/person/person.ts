import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, type TestContext } from 'vitest';
import type { Workbench } from '../rig/workbench.mjs';
import { drawn, type Host, type OpenWorkbench, openWorkbench } from './workbench.js';

let opened: OpenWorkbench;
let at: Workbench;
const seen = { timeout: 20_000 };
const saved = (name: string) => readFileSync(join(opened.folder, name), 'utf8');

/** Defines the tests with keyboard and mouse, for the extension in one of its hosts. */
export function describeUse(host: Host): void {
  describe(`with the extension in ${host},`, () => {
    beforeAll(async () => {
      opened = await openWorkbench(host);
      at = opened.at;
      await at.open('grove.cards');
      await at.page.locator('.squiggly-warning, .squiggly-error').first().waitFor({ timeout: 30_000 });
    });
    afterAll(() => opened?.close());

    beforeEach(() => at.press('Escape Escape'));
    // A screenshot helps more than an error message.
    afterEach(async ({ task }: TestContext) => {
      const name = `${host} ${task.name}`.replace(/\W+/g, '-').slice(0, 60);
      if (task.result?.state === 'fail') await at.page.screenshot({ path: `out/person/${name}.png` });
    });

    describe('editing', () => {
      it('completes words while typing, and Tab accepts', async () => {
        await at.open('grove.cards');
        await at.press('Control+End');
        await at.type('\n\nBough Reader {G}\nInstant\nCreate a Plu');
        await expect.poll(() => at.suggestions.first().textContent(), seen).toContain('Plum');
        await at.press('Tab');
        await expect.poll(() => at.text(), seen).toContain('Create a Plum token');
        await at.revert();
      });

      it('keeps words as typed when Enter ends the line', async () => {
        await at.open('grove.cards');
        await at.press('Control+End');
        await at.type('\n\nBough Reader {G}\nCreature — Gob');
        await expect.poll(() => at.suggestions.first().textContent(), seen).toContain('Goblin');
        await at.press('Enter');
        await at.type('Flyin');
        await expect.poll(() => at.suggestions.first().textContent(), seen).toContain('Flying');
        await at.type('g');
        await at.press('Enter');
        await at.type('1/1');
        await expect.poll(() => at.text(), seen).toContain('Creature — Gob\nFlying\n1/1');
        await at.revert();
      });

      it('shows the hover with a picture of the token on Ctrl+K Ctrl+I', async () => {
        await at.open('grove.cards');
        await at.cursorTo('Plum tokens');
        await at.press('Control+K Control+I');
        await expect.poll(() => at.hovered.first().textContent(), seen).toContain('Defined in grove.tokens.');
        const image = at.hovered.locator('img').first();
        expect(await image.getAttribute('src')).toMatch(/^data:image\/svg\+xml/);
        expect(await image.getAttribute('alt')).toContain('Draw a card');
      });

      it('shows semantic colours', async () => {
        await at.open('grove.cards');
        await at.cursorTo('The Hushed');
        const colors = await Promise.all(['Plum', 'Tresure', 'enters'].map((each) => at.colorOf(each)));
        expect(new Set(colors).size).toBe(3);
      });

      it('shows inlay hints', async () => {
        await at.open('grove.cards');
        await at.press('Control+End');
        const token = '1/1 black Goblin artifact Rogue creature token';
        await at.page.keyboard.insertText(`\n\nBough Thief {B}\nInstant\nCreate a ${token}.`);
        await expect.poll(() => at.text(), seen).toContain('“Goblin Rogue Token”');
        await at.revert();
      });

      it('expands the selection on Shift+Alt+Right', async () => {
        await at.open('grove.cards');
        await at.cursorTo('Plum tokens');
        await at.press('Shift+Alt+ArrowRight');
        const status = at.page.locator('.statusbar-item', { hasText: 'selected' });
        await expect.poll(() => status.textContent(), seen).toContain('(4 selected)');
        for (let times = 0; times < 4; times++) await at.press('Shift+Alt+ArrowRight');
        await expect.poll(() => status.textContent(), seen).not.toContain('(4 selected)');
      });
    });

    describe('navigation', () => {
      it('F12 goes to the definition', async () => {
        await at.open('grove.cards');
        await at.cursorTo('Plum tokens');
        await at.press('F12');
        await at.page.locator('.tab.active', { hasText: 'grove.tokens' }).waitFor();
      });

      it('F12 on a predefined token goes to its rule', async () => {
        await at.open('save.cards');
        await at.cursorTo('treasure');
        await at.press('F12');
        await expect.poll(() => at.text(), seen).toMatch(/111\.10a.*Treasure/);
        await at.press('Control+F4');
      });

      it('Shift+F12 shows all references in a peek view, including other programs’ files', async () => {
        await at.open('grove.cards');
        await at.cursorTo('Plum tokens');
        await at.press('Shift+F12');
        const files = at.page.locator('.reference-zone-widget .ref-tree .reference-file');
        const names = async () => (await files.allTextContents()).sort().join(' ');
        await expect.poll(names, seen).toMatch(/grove\.cards.*grove\.tokens.*orchard\.xml/);
      });

      it('a code lens on a definition shows the cards that make the token', async () => {
        await at.open('grove.tokens');
        await at.page.locator('.codelens-decoration a', { hasText: 'made by 2 cards' }).click();
        await at.page.locator('.reference-zone-widget .ref-tree .reference-file', { hasText: 'orchard.xml' }).waitFor();
      });

      it('a rule number in a comment is a link to the rule', async () => {
        await at.open('grove.cards');
        await at.cursorTo('111.4');
        await at.command('Open Link');
        await expect.poll(() => at.text(), seen).toContain('111.4. ');
        await at.press('Control+F4');
      });

      it('Ctrl+Shift+O lists the cards of a file, Ctrl+T those of the set', async () => {
        await at.open('grove.cards');
        await at.press('Control+Shift+O');
        await expect.poll(async () => (await at.quickPicks.allTextContents()).join(), seen).toContain('Bramble Host');
        await at.press('Escape Control+T');
        await at.quickInput.fill('#Orchard');
        await expect.poll(async () => (await at.quickPicks.allTextContents()).join(), seen).toContain('Orchard Pedlar');
      });

      it('the outline and the breadcrumbs show the card at the cursor', async () => {
        await at.open('grove.cards');
        await at.cursorTo('Sacrifice a Plum');
        const crumbs = at.page.locator('.breadcrumbs-control .monaco-breadcrumb-item');
        await expect.poll(async () => (await crumbs.allTextContents()).join(' > '), seen).toContain('Bramble Host');
        await at.command('Explorer: Focus on Outline View');
        await at.page.locator('.outline-tree .monaco-list-row', { hasText: 'Hollow Pedlar' }).waitFor();
      });
    });

    describe('changes', () => {
      it('F2 renames a token in every file of the set', async () => {
        await at.open('grove.cards');
        await at.cursorTo('Plum tokens');
        await at.press('F2');
        const input = at.page.locator('.rename-box input.rename-input').first();
        await expect.poll(() => input.inputValue(), seen).toBe('Plum');
        await input.fill('Apple');
        await at.press('Enter');
        await expect.poll(() => at.text(), seen).toMatch(/two Apple tokens[\s\S]*Sacrifice an Apple/);
        await at.command('File: Save All Files');
        await expect.poll(() => saved('grove.tokens'), seen).toMatch(/^Apple Token\nArtifact — Apple\n/);
        await expect.poll(() => saved('orchard.xml'), seen).toContain('create an Apple token');
      });

      it('F2 on a predefined token shows why it cannot be renamed', async () => {
        await at.open('save.cards');
        await at.cursorTo('treasure');
        await at.press('F2');
        await expect
          .poll(() => at.page.locator('.monaco-editor-overlaymessage').textContent(), seen)
          .toContain('111.10');
      });

      it('Ctrl+. offers the fix, and Enter applies it', async () => {
        await at.open('grove.cards');
        await at.cursorTo('Tresure');
        await at.offerFixes();
        await at.press('Enter');
        await expect.poll(() => at.text(), seen).toContain('create a Treasure token');
        await expect.poll(() => at.page.locator('.squiggly-warning, .squiggly-error').count(), seen).toBe(0);
        await at.revert();
      });

      it('saving makes safe fixes if the user has configured that', async () => {
        await at.open('save.cards');
        await at.press('Control+End');
        await at.type(' ');
        await at.press('Control+S');
        await expect.poll(() => saved('save.cards'), seen).toContain('Create a Treasure token.');
      });

      it('Ctrl+Shift+I formats a card', async () => {
        await at.open('grove.cards');
        await at.cursorTo('Creature — Goblin');
        await at.press('Home Shift+End');
        await at.type('Creature - Goblin Merchant  ');
        await at.press('Control+Shift+I');
        await expect.poll(() => at.text(), seen).toContain('Creature — Goblin Merchant\n');
        await at.revert();
      });

      it('a card can be folded and unfolded', async () => {
        await at.open('grove.cards');
        await at.cursorTo('Bramble Host');
        await at.press('Control+Shift+[');
        await expect.poll(() => at.text(), seen).not.toContain('Sorcery');
        await at.press('Control+Shift+]');
        await expect.poll(() => at.text(), seen).toContain('Sorcery');
      });
    });

    describe('views and commands', () => {
      it('“Search Rules…” finds a rule while typing', async () => {
        await at.open('grove.cards');
        await at.command('Tokenwright: Search Rules…');
        await at.waitForInput('A number, a term');
        await at.type('treasure token is');
        await expect.poll(() => at.quickPicks.first().textContent(), seen).toContain('111.10a');
        await at.press('Enter');
        await expect.poll(() => at.text(), seen).toContain('111.10a A Treasure');
        await at.press('Control+F4');
      });

      it('the Tokens view is filtered while typing, and a click shows the words that make a token', async () => {
        await at.open('grove.cards');
        await at.command('Tokenwright: Filter Tokens…');
        await at.waitForInput('A part of a name');
        await at.type('soldier');
        const rows = at.page.locator('.pane-body .monaco-list-row');
        await expect.poll(async () => (await rows.allTextContents()).join(), seen).not.toContain('Treasure');
        await at.press('Enter');
        await rows.filter({ hasText: 'Soldier Token' }).first().click();
        const status = at.page.locator('.statusbar-item', { hasText: 'Ln 12' });
        await status.waitFor();
        await at.command('Tokenwright: Show All Tokens');
        await expect.poll(async () => (await rows.allTextContents()).join(), seen).toContain('Treasure');
      });

      it('the activity bar counts undefined tokens, and the Tokens view marks them', async () => {
        const badge = at.page.locator('.activitybar .action-item', {
          has: at.page.locator('[aria-label^="Tokenwright"]'),
        });
        await expect.poll(() => badge.locator('.badge-content').textContent(), seen).toBe('1');
        await at.command('View: Show Tokenwright');
        const row = at.page.locator('.pane-body .monaco-list-row', { hasText: 'Treasure?' });
        await expect
          .poll(() => row.locator('.monaco-icon-label').getAttribute('class'), seen)
          .toMatch(/itemBadge|badge/);
      });

      it('the preview follows the cursor', async () => {
        await at.open('grove.cards');
        await at.command('Tokenwright: Show Preview');
        await at.page.locator('.tab', { hasText: 'grove.cards' }).click();
        await at.cursorTo('Bramble Host');
        await expect.poll(() => drawn(at), seen).toMatch(/^Bramble Host.*Sorcery/s);
        await at.cursorTo('Vigilance');
        await expect.poll(() => drawn(at), seen).toMatch(/^Grove Warden/);
        await at.cursorTo('Soldier');
        await expect.poll(() => drawn(at), seen).toMatch(/^Soldier Token/);
      });

      it('the language status shows the rulebook, and a click changes it', async () => {
        await at.open('save.cards');
        await at.page.locator('.statusbar-item[id="status.languageStatus"]').hover();
        const status = at.page.locator('.hover-language-status', { hasText: 'magic-2026-09' });
        await status.waitFor();
        await status.getByText('Choose…').click();
        await at.quickPicks.filter({ hasText: 'in use' }).waitFor();
        await at.type('magic-2021');
        await at.press('Enter');
        await expect.poll(() => saved('tokenwright.json'), seen).toContain('"rulebook": "magic-2021-11"');
      });

      it('“Check This Folder” shows the number of findings, and lists them', async () => {
        await at.open('grove.cards');
        await at.command('Tokenwright: Check This Folder');
        await expect
          .poll(async () => (await at.notices.allTextContents()).join(), seen)
          .toMatch(/Files: 4. Cards: 6. Findings in the Problems panel: \d/);
        await at.page.locator('.markers-panel .monaco-list-row', { hasText: 'Tresure' }).waitFor();
        await at.press('Control+J');
      });

      it('the walkthrough is available', async () => {
        await at.command('Welcome: Open Walkthrough...');
        await at.quickPicks.filter({ hasText: 'Write Your First Card' }).click();
        const page = at.page.locator('.gettingStartedContainer', { hasText: 'Write a card' });
        await page.getByRole('button', { name: 'New Example Card' }).click();
        await expect.poll(() => at.text(), seen).toContain('Lantern Peddler');
      });
    });
  });
}
