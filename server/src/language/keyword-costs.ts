/** The keywords that are followed by a cost, and by no number (rule 702), as the alternatives of a pattern. */
export const costKeywords =
  'aura swap|awaken|bestow|blitz|buyback|cleave|commander ninjutsu|cumulative upkeep|dash|disguise|disturb|echo|' +
  'embalm|emerge|encore|entwine|equip|escalate|eternalize|evoke|flashback|foretell|fortify|freerunning|' +
  'harmonize|kicker|level up|madness|mayhem|megamorph|miracle|morph|multikicker|mutate|ninjutsu|offspring|outlast|' +
  'overload|plot|prowl|reconfigure|recover|replicate|scavenge|sneak|spectacle|squad|surge|transfigure|transmute|' +
  'unearth|ward|warp|\\p{L}*cycling';

/** The keywords that are followed by a number (rule 702), as the alternatives of a pattern. */
export const numberKeywords =
  'absorb|afflict|afterlife|amplify|annihilator|backup|bloodthirst|bushido|casualty|crew|devour|dredge|fabricate|fading|' +
  'firebending|graft|mobilize|modular|poisonous|rampage|renown|ripple|saddle|soulshift|teamwork|toxic|tribute';
