// @ts-check
/** VS Code's workbench in a page, used as a person does: by keys and mouse, seen by what stands on the screen. */
import { Plain } from './run.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Locator} Locator */

/** How long a hover or a menu takes to fade in, in milliseconds. */
export const fade = 400;

export class Workbench {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
  }

  /** What is typed into and chosen from at the top of the window. */
  get quickInput() {
    return this.page.locator('.quick-input-widget:not([style*="display: none"]) input.input').first();
  }

  /** The choices of the quick pick that is open. */
  get quickPicks() {
    return this.page.locator('.quick-input-widget:not([style*="display: none"]) .quick-input-list .monaco-list-row');
  }

  /** What a hover at the cursor or the mouse says. */
  get hovered() {
    return this.page.locator('.monaco-hover:not(.hidden) .hover-contents');
  }

  /** The rows of the menu of fixes. */
  get actions() {
    return this.page.locator('.action-widget .monaco-list-row.action');
  }

  /** The list of completions. */
  get suggestions() {
    return this.page.locator('.suggest-widget.visible .monaco-list-row');
  }

  /** Notifications that are on the screen. */
  get notices() {
    return this.page.locator('.notification-toast .notification-list-item-message');
  }

  /** What a notification offers to do. @param {string} name */
  noticeButton(name) {
    return this.page.locator('.notification-toast').getByRole('button', { name });
  }

  /** @param {string} address a page of the editor; waits until it has a workbench */
  async goto(address) {
    await this.page.goto(address);
    await this.page.locator('.monaco-workbench .part.statusbar').waitFor();
  }

  /** @param {string} keys one stroke after another, as in `Control+K Control+I` */
  async press(keys) {
    for (const stroke of keys.split(' ')) await this.page.keyboard.press(stroke);
  }

  /** @param {string} text */
  async type(text) {
    await this.page.keyboard.type(text, { delay: 15 });
  }

  /** Runs a command from the palette. @param {string} title as the palette shows it */
  async command(title) {
    await this.pick('F1', `>${title}`, title);
  }

  /**
   * Opens a list, types into it and takes a choice. A list closes when something else takes the focus, as a panel does that
   * is just opening; then it is opened again, as one would.
   * @param {string} keys which open it
   * @param {string} typed
   * @param {string} choice
   */
  async pick(keys, typed, choice) {
    const patience = { timeout: 4000 };
    await until(`${choice} to be chosen`, async () => {
      await this.press(keys);
      try {
        await this.quickInput.fill(typed, patience);
        await this.quickPicks.filter({ hasText: choice }).first().click(patience);
        return true;
      } catch {
        await this.press('Escape');
        return false;
      }
    });
  }

  /** Waits until somebody is asked for something. @param {string} placeholder how the empty input begins to say it */
  async asked(placeholder) {
    await this.page.locator(`.quick-input-widget input.input[placeholder^="${placeholder}"]`).waitFor();
  }

  /** Opens a file of the folder by its name. @param {string} name */
  async open(name) {
    await this.pick('Control+P', name, name);
    await this.page.locator('.tab.active', { hasText: name }).waitFor();
    await this.page.locator('.editor-group-container.active .monaco-editor .view-line').first().waitFor();
  }

  /**
   * Puts the cursor on the first place of some words in the file that is shown, behind their first letter.
   * @param {string} words
   */
  async cursorTo(words) {
    await this.press('Control+1 Control+Home Control+F');
    const find = this.page.locator('.find-widget.visible textarea.input').first();
    await find.fill(words);
    await this.press('Enter');
    await this.page.locator('.find-widget.visible .matchesCount', { hasText: /\d+ of \d+/ }).waitFor();
    await until('the end of the search', async () => {
      await this.press('Escape');
      return this.page.locator('.find-widget.visible').isHidden();
    });
    await this.press('ArrowLeft ArrowRight');
  }

  /** @returns {Promise<string>} the lines of the file that are on the screen, with what is shown between their words */
  async text() {
    const lines = this.page.locator('.editor-group-container.active .editor-instance .view-lines > .view-line');
    const placed = await lines.evaluateAll((found) =>
      found.map((line) => ({ top: line.getBoundingClientRect().top, text: line.textContent ?? '' })),
    );
    const ordered = placed.sort((a, b) => a.top - b.top);
    return ordered.map(({ text }) => text.replaceAll('\u00a0', ' ')).join('\n');
  }

  /** Some words on the screen, as they are drawn: those of one colour. @param {string} words */
  words(words) {
    return this.page
      .locator('.editor-group-container.active .view-line span > span', { hasText: words.replaceAll(' ', '\u00a0') })
      .first();
  }

  /** @param {string} words @returns {Promise<string>} the colour that they are drawn in */
  colorOf(words) {
    return this.words(words).evaluate((word) => getComputedStyle(word).color);
  }

  /** Rests the mouse on a word until its hover is there. @param {string} word the first such word on the screen */
  async hover(word) {
    const hovered = this.hovered.filter({ hasText: word }).first();
    // When the mouse rests there first, the server may not be up yet; and colours arriving late replace the line.
    for (let attempt = 0; attempt < 20 && !(await hovered.isVisible()); attempt++) {
      const text = (await this.words(word).textContent()) ?? '';
      const box = await this.words(word).boundingBox();
      if (!box) continue;
      const letter = box.width / text.length; // every letter is as wide as any other
      await this.page.mouse.move(box.x, box.y + 200);
      await this.page.mouse.move(box.x + (text.indexOf(word) + word.length / 2) * letter, box.y + box.height / 2);
      await hovered.waitFor({ timeout: 1500 }).catch(() => {});
    }
    await hovered.waitFor({ timeout: 3000 });
  }

  /** Has the fixes on offer where the cursor is. */
  async offerFixes() {
    await until('a fix on offer', async () => {
      await this.press('Control+.');
      return appears(this.actions.first(), () => this.press('Escape'));
    });
  }

  /** Takes back what was done to the file that is shown, and to no other. */
  async revert() {
    await this.command('File: Revert File');
    await this.page.locator('.tab.active:not(.dirty)').waitFor();
  }
}

/**
 * Whether something is seen soon; else what puts things as they were.
 * @param {Locator} wanted
 * @param {() => Promise<unknown>} [otherwise]
 */
export async function appears(wanted, otherwise) {
  try {
    await wanted.waitFor({ timeout: 2000 });
    return true;
  } catch {
    await otherwise?.();
    return false;
  }
}

/**
 * Does something until it works: a server that is still starting has no answer yet.
 * @param {string} what for the message when it never does
 * @param {() => Promise<boolean>} attempt
 */
export async function until(what, attempt) {
  for (let count = 0; count < 10; count++) if (await attempt()) return;
  throw new Plain(`waited in vain for ${what}`);
}
