/**
 * A file name for something with a title, without extension: the title without the characters that file systems refuse.
 */
export function fileName(title: string): string {
  const name = title
    .replace(/[\p{Cc}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[ .]+|[ .]+$/g, '');
  return name.slice(0, 100) || 'card';
}
