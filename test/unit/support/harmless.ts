import { lexer, type Token } from 'marked';

/** Terminal control characters, characters that change the writing direction, and line separators. */
const control = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
const controlInLines = /(?!\n)[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** Why a short text is not safe to show as a plain label in every editor; null if it is. */
export function harmInLabel(text: string): string | null {
  if (control.test(text)) return 'a character that commands';
  if (/\$\(/.test(text)) return 'an icon';
  return text.includes('](') ? 'a link' : null;
}

/** Why a sentence or a title is not safe to show as plain text; null if it is. */
export function harmInPlainText(text: string): string | null {
  return control.test(text) ? 'a character that commands' : null;
}

/**
 * Why Markdown that quotes cards is not safe to show: anything in it that loads, links, runs or hides. Parsed like VS
 * Code does, with the extensions of GitHub. Null if it is safe; generated pictures as data URLs are allowed.
 */
export function harmInMarkdown(markdown: string): string | null {
  if (controlInLines.test(markdown)) return 'a character that commands';
  if (/(?<!\\)\$\(/.test(markdown)) return 'an icon';
  return harmIn(lexer(markdown));
}

function harmIn(tokens: readonly Token[]): string | null {
  for (const token of tokens) {
    if (['html', 'link', 'def', 'table'].includes(token.type)) return `${token.type} ${token.raw}`;
    if (token.type === 'image') {
      // The alternative text is plain text, whatever it looks like.
      if (!/^data:image\/svg\+xml;base64,[\w+/=]+$/.test(token.href)) return token.raw;
    } else {
      const inside = 'items' in token ? token.items : 'tokens' in token ? token.tokens : [];
      const harm = harmIn(inside ?? []);
      if (harm !== null) return harm;
    }
  }
  return null;
}
