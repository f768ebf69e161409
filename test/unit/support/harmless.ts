import { lexer, type Token } from 'marked';

/** Characters that command a terminal or turn the writing direction, and what a line is broken by. */
const commanding = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
const commandingInLines = /(?!\n)[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** What keeps a short text that is said to be plain from being shown wherever an editor may; null where all is well. */
export function harmInLabel(text: string): string | null {
  if (commanding.test(text)) return 'a character that commands';
  if (/\$\(/.test(text)) return 'an icon';
  return text.includes('](') ? 'a link' : null;
}

/** What keeps a sentence or a title that is really shown as plain text from being shown; null where all is well. */
export function harmInPlainText(text: string): string | null {
  return commanding.test(text) ? 'a character that commands' : null;
}

/**
 * What keeps Markdown that quotes cards from being shown: anything in it that loads, links, runs or hides. Read as VS Code
 * reads it, with the extensions of GitHub. Null where all is well; a picture that is drawn here is data.
 */
export function harmInMarkdown(markdown: string): string | null {
  if (commandingInLines.test(markdown)) return 'a character that commands';
  if (/(?<!\\)\$\(/.test(markdown)) return 'an icon';
  return harmIn(lexer(markdown));
}

function harmIn(tokens: readonly Token[]): string | null {
  for (const token of tokens) {
    if (['html', 'link', 'def', 'table'].includes(token.type)) return `${token.type} ${token.raw}`;
    if (token.type === 'image') {
      // What stands for the picture is read as text, whatever it looks like.
      if (!/^data:image\/svg\+xml;base64,[\w+/=]+$/.test(token.href)) return token.raw;
    } else {
      const inside = 'items' in token ? token.items : 'tokens' in token ? token.tokens : [];
      const harm = harmIn(inside ?? []);
      if (harm !== null) return harm;
    }
  }
  return null;
}
