import { commands, type Disposable, env, l10n, Uri, ViewColumn, type WebviewPanel, window } from 'vscode';
import {
  type FileRange,
  type TokenPicture,
  type TokenPicturesParams,
  type TokensOfSet,
  tokenPicturesRequest,
  tokensChanged,
  tokensRequest,
} from '../../../server/src/lsp/protocol.js';
import { copyTokens, openTokenList } from '../command-ids.js';
import { imageSource } from '../preview/page.js';
import { rangeOf } from '../references.js';
import type { Session } from '../session.js';
import { themeOf } from '../theme.js';
import { type PageTexts, pageContent, tokenPage } from './token-page.js';
import { treeTexts } from './tokens-view.js';

/** A message from the page. */
interface FromPage {
  readonly ready?: boolean;
  /** The ids of tokens to draw. */
  readonly draw?: readonly string[];
  /** The index of a link, or `text`. */
  readonly open?: string;
}

/** The command that opens the token list as a page, which is updated as the user types. */
export function tokenPanel(session: Session): Disposable[] {
  let panel: WebviewPanel | undefined;
  let links: readonly FileRange[] = [];
  let requests = 0;

  const refresh = async (redraw = false) => {
    if (!panel) return;
    const turn = ++requests;
    const sets = await session.request<TokensOfSet[]>(tokensRequest, {}).catch(() => null);
    if (!sets || turn !== requests) return;
    const content = pageContent(sets, texts());
    links = content.links;
    await panel?.webview.postMessage({ html: content.html, redraw });
  };
  const draw = async (ids: readonly string[]) => {
    const params: TokenPicturesParams = { ids, theme: themeOf(window.activeColorTheme) };
    const pictures = await session.request<TokenPicture[]>(tokenPicturesRequest, params).catch(() => []);
    await panel?.webview.postMessage({
      pictures: pictures.map((picture) => ({ id: picture.id, text: picture.text, source: imageSource(picture) })),
    });
  };
  const open = async (link: string) => {
    if (link === 'text') return commands.executeCommand(copyTokens);
    const place = links[Number(link)];
    if (!place) return;
    // Beside the page, which may be all that is open.
    const viewColumn = window.tabGroups.all.length > 1 ? ViewColumn.One : ViewColumn.Active;
    await window.showTextDocument(Uri.parse(place.uri), { selection: rangeOf(place.range), viewColumn });
  };
  const show = () => {
    if (panel) return panel.reveal();
    const title = l10n.t('Token List');
    panel = window.createWebviewPanel('tokenwright.tokenList', title, ViewColumn.Active, {
      enableScripts: true,
      enableFindWidget: true,
      localResourceRoots: [],
      retainContextWhenHidden: true,
    });
    panel.onDidDispose(() => {
      panel = undefined;
    });
    panel.webview.onDidReceiveMessage((message: FromPage) => {
      if (message.ready) void refresh();
      if (message.draw) void draw(message.draw);
      if (message.open !== undefined) void open(message.open);
    });
    panel.webview.html = tokenPage(crypto.randomUUID(), title, env.language);
  };
  return [
    { dispose: () => panel?.dispose() },
    session.onReady(() => void refresh()),
    session.onNotification(tokensChanged, () => void refresh()),
    window.onDidChangeActiveColorTheme(() => void refresh(true)),
    commands.registerCommand(openTokenList, show),
  ];
}

function texts(): PageTexts {
  return {
    ...treeTexts(),
    title: l10n.t('Tokens'),
    empty: l10n.t('No card makes a token.'),
    copy: l10n.t('Copy as text'),
    unusedPrints: l10n.t('Prints That No Card Needs'),
    madeBy: l10n.t('Made by'),
    definition: l10n.t('Definition'),
    tokens: (count) => (count === 1 ? l10n.t('1 different token') : l10n.t('{0} different tokens', count)),
  };
}
