import { URI } from 'vscode-uri';
import { isOnDisk } from '../../workspace/paths.js';

/**
 * The workspace's path of an address that an editor uses: the path on disk with `/` between its parts, or, for a file
 * that is on no disk, the address itself without its escapes.
 */
export function pathOf(uri: string): string {
  const { scheme, authority, path } = URI.parse(uri);
  if (scheme !== 'file') return decoded(uri);
  const local = authority === '' ? path : `//${authority}${path}`;
  // `/C:/akd` and `/c:/akd` are one and the same.
  return /^\/[a-z]:/i.test(local) ? local.charAt(1).toLowerCase() + local.slice(2) : local;
}

/** The address of a path, for paths whose address no editor has named. */
export function uriOf(path: string): string {
  if (isOnDisk(path)) return URI.file(path).toString();
  const [, scheme, authority = '', rest = ''] = /^([a-z][\w+.-]*):(?:\/\/([^/]*))?(.*)$/is.exec(path) ?? [];
  if (scheme === undefined) return URI.parse(path).toString();
  // What a name holds of `#`, `?` and `%` is the name's own, as the path has no escapes.
  return URI.from({ scheme, authority, path: authority !== '' && rest === '' ? '/' : rest }).toString();
}

function decoded(uri: string): string {
  try {
    return decodeURIComponent(uri);
  } catch {
    return uri;
  }
}
