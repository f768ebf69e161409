import { URI } from 'vscode-uri';
import { isOnDisk } from '../../workspace/paths.js';

/**
 * The workspace path for an editor's URI: the path on disk with `/` as separator or, for a file that is not on disk,
 * the decoded URI itself.
 */
export function pathOf(uri: string): string {
  const { scheme, authority, path } = URI.parse(uri);
  if (scheme !== 'file') return decoded(uri);
  const local = authority === '' ? path : `//${authority}${path}`;
  // `/C:/akd` and `/c:/akd` are the same path.
  return /^\/[a-z]:/i.test(local) ? local.charAt(1).toLowerCase() + local.slice(2) : local;
}

/** The URI of a path, for paths that no editor has named a URI for. */
export function uriOf(path: string): string {
  if (isOnDisk(path)) return URI.file(path).toString();
  const [, scheme, authority = '', rest = ''] = /^([a-z][\w+.-]*):(?:\/\/([^/]*))?(.*)$/is.exec(path) ?? [];
  if (scheme === undefined) return URI.parse(path).toString();
  // Any `#`, `?` and `%` belong to the name, since the path is not escaped.
  return URI.from({ scheme, authority, path: authority !== '' && rest === '' ? '/' : rest }).toString();
}

function decoded(uri: string): string {
  try {
    return decodeURIComponent(uri);
  } catch {
    return uri;
  }
}
