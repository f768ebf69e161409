import { pathToFileURL } from 'node:url';
import type { ArtifactLocation, Invocation, Location, Log, Message, Region, Result } from 'sarif';
import { version } from '../../disk/package-info.js';
import type { Edit, Finding, Fix } from '../../lint/finding.js';
import { LineIndex } from '../../text/line-index.js';
import type { Span } from '../../text/span.js';
import type { Unreadable } from '../../workspace/file-system.js';
import { isAbsolutePath } from '../../workspace/paths.js';
import { exit } from '../terminal/terminal.js';
import { jsonText } from './json.js';
import { lineHashes } from './line-hash.js';
import type { LintedFile, LintReport } from './lint-result.js';
import { levels, ruleDescriptor } from './sarif-rule.js';

/** The base of relative URIs: the name under which code hosts know the repository's root. */
const ROOT = '%SRCROOT%';

/**
 * A lint run as SARIF 2.1.0, which code scanning reads.
 * https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
 * @param root the folder that the paths are relative to
 */
export function lintSarif(result: LintReport, root: string): string {
  const { files, rulebook } = result;
  const ids = [...new Set(files.flatMap(({ findings }) => findings.map(({ rule }) => rule)))].sort();
  const indexes = new Map(ids.map((id, index) => [id, index]));
  const log: Log = {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Tokenwright', semanticVersion: version(), rules: ids.map(ruleDescriptor) } },
        originalUriBaseIds: { [ROOT]: { uri: `${pathToFileURL(root).href.replace(/\/$/, '')}/` } },
        columnKind: 'utf16CodeUnits',
        newlineSequences: ['\r\n', '\n', '\r'],
        invocations: [invocation(result)],
        results: files.flatMap((file) => resultsOf(file, indexes)),
        properties: { rulebook },
      },
    ],
  };
  return jsonText(log);
}

/** The status of the run, with the files that could not be read or written, since no result mentions them. */
function invocation({ code, unreadable, fixes }: LintReport): Invocation {
  const unusable = [...(fixes?.unwritten ?? []), ...unreadable];
  return {
    executionSuccessful: code !== exit.unusable,
    exitCode: code,
    toolExecutionNotifications: unusable.map(({ path, reason }: Unreadable) => ({
      level: 'error' as const,
      message: messageOf(reason),
      locations: [{ physicalLocation: { artifactLocation: artifact(path) } }],
    })),
  };
}

function resultsOf({ path, text, findings }: LintedFile, indexes: ReadonlyMap<string, number>): Result[] {
  const lines = new LineIndex(text);
  const hashes = lineHashes(
    text.toString(),
    findings.map(({ span }) => lines.position(span.start).line),
  );
  return findings.map((finding): Result => {
    const { rule, severity, message, cite, span, fix } = finding;
    const hash = hashes.get(lines.position(span.start).line);
    return {
      ruleId: rule,
      ruleIndex: indexes.get(rule) ?? -1,
      level: levels[severity],
      message: messageOf(message),
      locations: [locationOf(finding, path, lines)],
      ...(hash === undefined ? {} : { partialFingerprints: { primaryLocationLineHash: hash } }),
      ...(fix === null ? {} : { fixes: [fixOf(fix, path, lines)] }),
      properties: { severity, ...(cite === null ? {} : { rule: cite }) },
    };
  });
}

function locationOf({ card, span }: Finding, path: string, lines: LineIndex): Location {
  return {
    physicalLocation: { artifactLocation: artifact(path), region: region(span, lines) },
    ...(card === null ? {} : { logicalLocations: [{ name: card, kind: 'card' }] }),
  };
}

function fixOf({ kind, title, edits }: Fix, path: string, lines: LineIndex): NonNullable<Result['fixes']>[number] {
  const replacements = edits.map(({ span, newText }: Edit) => ({
    deletedRegion: region(span, lines),
    insertedContent: { text: newText },
  }));
  const artifactChanges = [{ artifactLocation: artifact(path), replacements }];
  return { description: messageOf(title), artifactChanges, properties: { kind } };
}

/** Literal braces in a message are doubled (3.11.5): braces around a number are a placeholder. */
function messageOf(text: string): Message {
  return { text: text.replace(/[{}]/g, '$&$&') };
}

/** Lines and columns from 1, end exclusive. */
function region(span: Span, lines: LineIndex): Region {
  const { start, end } = lines.range(span);
  return {
    startLine: start.line + 1,
    startColumn: start.character + 1,
    endLine: end.line + 1,
    endColumn: end.character + 1,
  };
}

/** The URI of a file: relative to the root if it is inside. */
function artifact(path: string): ArtifactLocation {
  if (isAbsolutePath(path)) return { uri: pathToFileURL(path).href };
  return { uri: path.split('/').map(encodeURIComponent).join('/'), uriBaseId: ROOT };
}
