import type { CancellationToken } from 'vscode-languageserver';
import type { Snapshot } from '../../analysis/set/snapshot.js';
import { setOf } from '../../export/set-of.js';
import { cardPrints, cardsByName } from '../../export/sheet/card-prints.js';
import { papers } from '../../export/sheet/paper.js';
import { type PrintJob, printsOf } from '../../export/sheet/prints.js';
import { sheetsHtml } from '../../export/sheet/sheet-html.js';
import { copiesToPrint, MAX_COPIES, makeSheets } from '../../export/sheet/sheets.js';
import { listTokens } from '../../export/token-list.js';
import { pictureOfCardAt } from '../../features/picture/picture.js';
import { artKeys, withArt } from '../../render/art.js';
import { fileName } from '../../util/file-name.js';
import type { CardSet } from '../../workspace/sets/card-set.js';
import { stopIfCancelled } from '../connection/cancelled.js';
import { SHEETS, type SheetsAnswer, type SheetsParams } from '../protocol.js';
import { type RequestedFile, requestedFile, type ServerContext } from '../server-context.js';

/** Answers requests for print sheets. */
export function onSheets(server: ServerContext): void {
  server.connection.onRequest(SHEETS, async (params: unknown, token: CancellationToken): Promise<SheetsAnswer> => {
    const order = readOrder(params);
    const file = order.textDocument ? await requestedFile(server, order.textDocument, token) : null;
    const sets = file ? [await server.workspace.setOf(file.path)] : await server.workspace.setsIn();
    const printed = await Promise.all(sets.map((set) => printsOfSet(set, file, order)));
    stopIfCancelled(token);
    const prints = printed.flatMap((each) => each.prints);
    const set = setOf(printed.flatMap(({ files }) => files.map(({ document }) => document)));
    const noun = order.what === 'cards' ? 'Cards' : 'Tokens';
    const title = set ? `${noun} of ${set.name}` : noun;
    const options = { ...order, paper: papers[order.paper] };
    const sheets = makeSheets(prints, options);
    return {
      html: prints.length > 0 ? sheetsHtml(sheets, options.paper, title) : '',
      fileName: fileName(title),
      count: prints.reduce((sum, print) => sum + copiesToPrint(print, options), 0),
      cut: sheets.cut,
      undefinedTokens: printed.flatMap((each) => each.undefinedTokens),
      problems: printed.flatMap((each) => each.problems),
    };
  });
}

/** What is printed of one set. */
interface SetPrints {
  readonly files: readonly Snapshot[];
  readonly prints: readonly PrintJob[];
  readonly undefinedTokens: readonly string[];
  readonly problems: readonly string[];
}

/** The prints of a set, or of one of its files, with the set's own pictures. */
async function printsOfSet(set: CardSet, file: RequestedFile | null, order: SheetsParams): Promise<SetPrints> {
  const all = set.paths().flatMap((path) => set.state(path)?.snapshot ?? []);
  const files = file && order.scope !== 'set' ? [file.snapshot] : all;
  const { prints, undefinedTokens } =
    order.what === 'cards' ? cardsOf(files, file, order) : tokensOf(files, all, order);
  const { art, problems } = await set.findArt(artKeys(prints.map(({ picture }) => picture)));
  const drawn = prints.map((print) => ({ ...print, picture: withArt(print.picture, art) }));
  return { files, prints: drawn, undefinedTokens, problems };
}

type Prints = Pick<SetPrints, 'prints' | 'undefinedTokens'>;

function cardsOf(files: readonly Snapshot[], file: RequestedFile | null, { scope, position }: SheetsParams): Prints {
  if (scope !== 'card' || !file || !position) return { prints: cardPrints(files), undefinedTokens: [] };
  const picture = pictureOfCardAt(file.snapshot, file.positions.offset(position));
  const prints = picture ? [{ picture, copies: { count: 1, variable: false } }] : [];
  return { prints, undefinedTokens: [] };
}

/** @param all the files of the set: a token may be a copy of a card in another file */
function tokensOf(files: readonly Snapshot[], all: readonly Snapshot[], { missing }: SheetsParams): Prints {
  const { tokens, unresolved } = listTokens(files, (path) => path);
  const wanted = missing ? tokens.filter(({ hasPrint }) => hasPrint !== true) : tokens;
  return {
    prints: printsOf(wanted, cardsByName(all)),
    undefinedTokens: unresolved.map(({ phrase }) => phrase),
  };
}

/** The params may be anything. */
function readOrder(params: unknown): SheetsParams {
  const { what, textDocument, scope, position, paper, copies, ...flags } = (params ?? {}) as Partial<SheetsParams>;
  const isPosition = typeof position?.line === 'number' && typeof position.character === 'number';
  return {
    what: what === 'tokens' ? 'tokens' : 'cards',
    ...(typeof textDocument?.uri === 'string' ? { textDocument: { uri: textDocument.uri } } : {}),
    scope: scope === 'card' || scope === 'file' ? scope : 'set',
    ...(isPosition ? { position } : {}),
    paper: paper === 'letter' ? 'letter' : 'a4',
    copies: typeof copies === 'number' ? Math.min(MAX_COPIES, Math.max(1, Math.round(copies))) : null,
    grayscale: flags.grayscale === true,
    oneSided: flags.oneSided === true,
    missing: flags.missing === true,
  };
}
