/** What is wrong with a piece of JSON, as the end of a sentence. Used for files of cards and for settings. */
export const jsonErrors = {
  notAValue: 'this is not a value; a text needs double quotes',
  openComment: 'this comment has no end',
  openText: 'a closing quote is missing',
  cutNumber: 'this number is not complete',
  badUnicode: 'four hexadecimal digits are missing after "\\u"',
  badEscape: 'this is no escape; a backslash is written as "\\\\"',
  badCharacter: 'this character cannot be in a text; a line break is written as "\\n"',
} as const;
