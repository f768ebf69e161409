/**
 * Verbs that card text uses in their ordinary sense, in the base form. A sentence that begins with one of them is clear
 * by itself, so reminder text after it does not define the verb. Keyword actions are listed by the rulebooks.
 */
export const plainVerbs: ReadonlySet<string> = new Set(
  (
    'accept act activate add aim alter announce answer apply arrange ask assemble assign attach attack attempt awaken ban ' +
    'banish base become become begin bid block bottom break bring build burn buy call can cancel cast cause celebrate change ' +
    'charge check choose claim clear close collect combine commit compare complete conjure connect consider consist contain ' +
    'continue control convert copy cost count counter cover create crew cut cycle deal decide decrease defend delete deliver ' +
    'describe destroy detach determine devote die direct disable discard discover distribute divide do double draft drain draw ' +
    'drop earn eat empty enchant end enter equal equip erase establish exchange exile exit explain explore face fail feel fight ' +
    'fill find finish fire fix flip follow force forget form found free gain get give go grant grow guess hand happen have hear ' +
    'help hide hit hold ignore imagine imply include increase insert intervene join jump keep kill know last laugh lay lead ' +
    'learn leave let lie lift light like link list listen live lock look lose love make manifest mark match mean meet mill mix ' +
    'modify move multiply mulligan must name need negate note number occur offer open order outlast own pair pass pay peek ' +
    'perform phase pick place plan play point pound prevent print produce protect pull punish push put put raise randomize ' +
    'reach read receive record redirect reduce reflip refill regain regenerate remain remember remove rename reorder repeat ' +
    'replace reroll reselect resolve restart restore retain return reveal reverse ride ring roll rotate round run sacrifice say ' +
    'score search see select sell send separate set shake share show shuffle sign skip sleep slide solve sort speak spend spin ' +
    'split spread stack stand start state stay steal stop store subtract swap switch take talk tap target tear tell throw top ' +
    'touch trade transfer transform treat triple trigger try turn twist unattach undo unlock untap use vote wait walk want watch ' +
    'will win wish work write yell'
  ).split(' '),
);

/** Words that begin the object of a verb, or state how often: "liberate target creature", "sift two". */
export const objectStarts: ReadonlySet<string> = new Set(
  (
    'a all an another any both each either every exactly him his her it its nonland nontoken one or other our random target that ' +
    'the their them themselves these this those two three four five six seven eight nine ten twice up you your'
  ).split(' '),
);

/**
 * The possible base forms of a verb in the third person: *acclimate* for "acclimates", *retry* for "retries". Empty for
 * other words.
 */
export function basesOfVerb(lower: string): readonly string[] {
  if (lower.length < 4 || !lower.endsWith('s') || lower.endsWith('ss')) return [];
  const short = lower.slice(0, -1);
  if (lower.endsWith('ies')) return [`${lower.slice(0, -3)}y`, short];
  return /(?:ch|sh|x|ss|zz)es$/.test(lower) ? [lower.slice(0, -2)] : [short];
}

/** The third person of a verb: *liberates*, *retries*, *mixes*. */
export function thirdPerson(base: string): string {
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ies`;
  return /(?:ch|sh|x|ss|z)$/.test(base) ? `${base}es` : `${base}s`;
}
