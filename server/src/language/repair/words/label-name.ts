/** "I, II", "Ashes of the Old Forest": words with capitals, but for those that names have in lower case. */
export const labelName =
  /^(?:[IV]+(?:, [IV]+)*|(?:A|\p{Lu}[\p{Ll}'’,!]+(?:-\p{L}\p{Ll}+)?)(?: (?:\p{Lu}[\p{Ll}'’,!]+|the|of|a|an|and|to|in|for|on|with|from|by))*)$/u;
