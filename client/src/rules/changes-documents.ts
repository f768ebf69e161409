import {
  commands,
  type Disposable,
  DocumentLink,
  l10n,
  languages,
  Range,
  type TextDocument,
  Uri,
  window,
  workspace,
} from 'vscode';
import {
  RULES_FOLDER,
  type RulesDiffAnswer,
  type RulesDiffParams,
  rulesDiffRequest,
} from '../../../server/src/lsp/protocol.js';
import { compareRulebooks } from '../command-ids.js';
import type { Session } from '../session.js';
import { pickRulebook, rulebooks, sameGame } from './pick-rulebook.js';

/** The scheme of URIs for what changed between two rulebooks: a text whose query names both. */
const changesDocuments = 'tokenwright-changes';

/** Which text: a rulebook beside the other one, or the summary. */
type Side = 'before' | 'after' | 'summary';

/** What the query of a URI contains. */
interface Query extends RulesDiffParams {
  readonly side: Side;
}

/**
 * What changed between two rulebooks: side by side, with a summary whose numbers lead to the changes. The command lets
 * the user choose both; the links of the summary pass them and the line to show, from 0.
 */
export function changesDocumentsOf(session: Session): Disposable[] {
  const answers = new Map<string, Promise<RulesDiffAnswer | null>>();
  const answerFor = ({ before, after }: RulesDiffParams) => {
    const key = `${before} ${after}`;
    let answer = answers.get(key);
    if (!answer) {
      answer = session.request<RulesDiffAnswer | null>(rulesDiffRequest, { before, after });
      answer.catch(() => answers.delete(key));
      answers.set(key, answer);
    }
    return answer;
  };
  const show = async (params: RulesDiffParams, line?: number) => {
    const answer = await answerFor(params);
    if (!answer) return;
    const [before, after] = answer.titles;
    const sides = [addressOf(params, 'before', before), addressOf(params, 'after', after)];
    const selection = line === undefined ? {} : { selection: new Range(line, 0, line, 0) };
    await commands.executeCommand('vscode.diff', ...sides, `${before} ↔ ${after}`, { preview: false, ...selection });
  };
  return [
    commands.registerCommand(compareRulebooks, async (before?: unknown, after?: unknown, line?: unknown) => {
      if (typeof before === 'string' && typeof after === 'string')
        return show({ before, after }, typeof line === 'number' ? line : undefined);
      const chosen = await pickTwo(session);
      if (!chosen) return;
      const name = l10n.t('Changes in the Rules');
      await window.showTextDocument(addressOf(chosen, 'summary', name), { preview: false });
      await show(chosen);
    }),
    workspace.registerTextDocumentContentProvider(changesDocuments, {
      provideTextDocumentContent: async (uri) => {
        const { side, ...params } = queryOf(uri);
        return (await answerFor(params))?.[side] ?? '';
      },
    }),
    languages.registerDocumentLinkProvider(
      { scheme: changesDocuments },
      {
        provideDocumentLinks: async ({ uri }: TextDocument) => {
          const { side, ...params } = queryOf(uri);
          const links = side === 'summary' ? ((await answerFor(params))?.links ?? []) : [];
          return links.map(({ line, start, end, target }) => {
            const args = encodeURIComponent(JSON.stringify([params.before, params.after, target]));
            const link = new DocumentLink(
              new Range(line, start, line, end),
              Uri.parse(`command:${compareRulebooks}?${args}`),
            );
            link.tooltip = l10n.t('Show side by side');
            return link;
          });
        },
      },
    ),
    workspace.onDidCloseTextDocument(({ uri }) => {
      if (uri.scheme !== changesDocuments) return;
      const { before, after } = queryOf(uri);
      const isShown = workspace.textDocuments.some((each) => each.uri.scheme === changesDocuments && !each.isClosed);
      if (!isShown) answers.delete(`${before} ${after}`);
    }),
  ];
}

/** Lets the user choose two rulebooks of a game, the older one first. */
async function pickTwo(session: Session): Promise<RulesDiffParams | undefined> {
  const all = await rulebooks(session);
  const older = await pickRulebook(all, l10n.t('The older rulebook (1/2)'));
  if (!older) return undefined;
  const others = all.filter((each) => each !== older && sameGame(each, older));
  const newer = await pickRulebook(others, l10n.t('The newer rulebook (2/2)'));
  return newer && { before: older.address, after: newer.address };
}

function addressOf(params: RulesDiffParams, side: Side, name: string): Uri {
  const query: Query = { ...params, side };
  const path = `${RULES_FOLDER}${name.replaceAll('/', '-')}`;
  return Uri.from({ scheme: changesDocuments, path, query: JSON.stringify(query) });
}

function queryOf({ query }: Uri): Query {
  return JSON.parse(query) as Query;
}
