/**
 * Ids of rules that were removed: settings and comments out there may still name them, so no new rule may use them. Add the
 * id here when you delete a rule.
 */
export const retiredRuleIds: ReadonlySet<string> = new Set<string>([]);
