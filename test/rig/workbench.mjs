// @ts-check
/**
 * VS Code's workbench in a page, used like a person would: with keyboard and mouse, observing what is on the screen.
 */
import { UserError } from '../../scripts/lib/run.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Locator} Locator */

/** How long a hover or a menu takes to fade in, in milliseconds. */
export const fade = 400;

/** How long a step waits before it is tried again: something else has the focus. */
const patience = { timeout: 4000 };

export class Workbench {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
  }

  /** The input at the top of the window. */
  get quickInput() {
    return this.page.locator('.quick-input-widget:not([style*="display: none"]) input.input').first();
  }

  /** The items of the open quick pick. */
  get quickPicks() {
    return this.page.locator('.quick-input-widget:not([style*="display: none"]) .quick-input-list .monaco-list-row');
  }

  /** The content of the visible hover. */
  get hovered() {
    return this.page.locator('.monaco-hover:not(.hidden) .hover-contents');
  }

  /** The rows of the code action menu. */
  get actions() {
    return this.page.locator('.action-widget .monaco-list-row.action');
  }

  /** The list of completions. */
  get suggestions() {
    return this.page.locator('.suggest-widget.visible .monaco-list-row');
  }

  /** Visible notifications. */
  get notices() {
    return this.page.locator('.notification-toast .notification-list-item-message');
  }

  /** A button of a notification. @param {string} name */
  noticeButton(name) {
    return this.page.locator('.notification-toast').getByRole('button', { name });
  }

  /** @param {string} address a page of the editor; waits until its workbench is loaded */
  async goto(address) {
    await this.page.goto(address);
    await this.page.locator('.monaco-workbench .part.statusbar').waitFor();
  }

  /** @param {string} keys strokes separated by spaces, as in `Control+K Control+I` */
  async press(keys) {
    for (const stroke of keys.split(' ')) await this.page.keyboard.press(stroke);
  }

  /** @param {string} text */
  async type(text) {
    await this.page.keyboard.type(text, { delay: 15 });
  }

  /** Runs a command from the palette. @param {string} title as shown in the palette */
  async command(title) {
    await this.pick('F1', `>${title}`, title);
  }

  /** Runs a command from the palette without the mouse. @param {string} title as shown in the palette */
  async runByKeys(title) {
    const row = this.quickPicks.and(this.page.locator('.focused')).filter({ hasText: title });
    await until(`${title} to be listed`, async () => {
      await this.press('F1');
      await this.quickInput.waitFor();
      await this.page.keyboard.insertText(title);
      return appears(row, () => this.press('Escape'));
    });
    await this.press('Enter');
  }

  /**
   * Opens a list, types into it and picks an item. A list closes when something else takes the focus, such as a panel
   * that is just opening; then it is opened again.
   * @param {string} keys the keys that open it
   * @param {string} typed
   * @param {string} choice
   */
  async pick(keys, typed, choice) {
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

  /** Waits for an input box. @param {string} placeholder the start of its placeholder */
  async waitForInput(placeholder) {
    await this.page.locator(`.quick-input-widget input.input[placeholder^="${placeholder}"]`).waitFor();
  }

  /** Opens a file of the folder by name. @param {string} name */
  async open(name) {
    await this.pick('Control+P', name, name);
    await this.page.locator('.tab.active', { hasText: name }).waitFor();
    await this.page.locator('.editor-group-container.active .monaco-editor .view-line').first().waitFor();
  }

  /**
   * Puts the cursor at the first occurrence of some words in the active file, after their first letter. A panel that is
   * just opening takes the focus, and the keys with it; then the words are searched for again.
   * @param {string} words
   */
  async cursorTo(words) {
    const find = this.page.locator('.find-widget.visible textarea.input').first();
    const found = this.page.locator('.find-widget.visible .matchesCount', { hasText: /\d+ of \d+/ });
    await until(`${words} to be found`, async () => {
      await this.press('Control+1 Control+Home Control+F');
      try {
        await find.fill(words, patience);
        await find.press('Enter', patience);
        await found.waitFor(patience);
        return true;
      } catch {
        await this.press('Escape');
        return false;
      }
    });
    await until('the end of the search', async () => {
      await this.press('Escape');
      return this.page.locator('.find-widget.visible').isHidden();
    });
    await this.press('ArrowLeft ArrowRight');
  }

  /** @returns {Promise<string>} the visible lines of the file, including inlay hints */
  async text() {
    const lines = this.page.locator('.editor-group-container.active .editor-instance .view-lines > .view-line');
    const placed = await lines.evaluateAll((found) =>
      found.map((line) => ({ top: line.getBoundingClientRect().top, text: line.textContent ?? '' })),
    );
    const ordered = placed.sort((a, b) => a.top - b.top);
    return ordered.map(({ text }) => text.replaceAll('\u00a0', ' ')).join('\n');
  }

  /** Words on the screen that are rendered in one colour. @param {string} words */
  words(words) {
    return this.page
      .locator('.editor-group-container.active .view-line span > span', { hasText: words.replaceAll(' ', '\u00a0') })
      .first();
  }

  /** @param {string} words @returns {Promise<string>} their colour */
  colorOf(words) {
    return this.words(words).evaluate((word) => getComputedStyle(word).color);
  }

  /**
   * Rests the mouse on a word until its hover appears. @param {string} word its first occurrence on the screen is used
   */
  async hover(word) {
    const hovered = this.hovered.filter({ hasText: word }).first();
    // The server may not be ready at first, and colours that arrive late replace the line.
    for (let attempt = 0; attempt < 20 && !(await hovered.isVisible()); attempt++) {
      const text = (await this.words(word).textContent()) ?? '';
      const box = await this.words(word).boundingBox();
      if (!box) continue;
      const letter = box.width / text.length; // the font is monospaced
      await this.page.mouse.move(box.x, box.y + 200);
      await this.page.mouse.move(box.x + (text.indexOf(word) + word.length / 2) * letter, box.y + box.height / 2);
      await hovered.waitFor({ timeout: 1500 }).catch(() => {});
    }
    await hovered.waitFor({ timeout: 3000 });
  }

  /** Opens the menu of fixes at the cursor. */
  async offerFixes() {
    await until('a fix on offer', async () => {
      await this.press('Control+.');
      return appears(this.actions.first(), () => this.press('Escape'));
    });
  }

  /** Reverts the active file. */
  async revert() {
    await this.command('File: Revert File');
    await this.page.locator('.tab.active:not(.dirty)').waitFor();
  }
}

/**
 * Whether an element appears soon; if not, calls `otherwise` to clean up.
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
 * Repeats an action until it succeeds: a server that is still starting has no answer yet.
 * @param {string} what what is waited for, for the error message
 * @param {() => Promise<boolean>} attempt
 */
export async function until(what, attempt) {
  for (let count = 0; count < 10; count++) if (await attempt()) return;
  throw new UserError(`waited in vain for ${what}`);
}
