/** A cheap look before the grammar reads a reminder text: whether it may make tokens. */
export function speaksOfTokens(meaning: string): boolean {
  return /token/i.test(meaning) && /\b(?:creat|put)/i.test(meaning);
}
