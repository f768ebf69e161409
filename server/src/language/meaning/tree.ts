/**
 * The tree of a card's text, as `tokenwright read` prints it. Absent fields say that the text does not mention them.
 * Source: the agreement on the language of cards, section 3.
 */
export interface AbilityTree {
  readonly kind: 'keyword' | 'activated' | 'loyalty' | 'triggered' | 'static' | 'spell' | 'chapter' | 'level';
  readonly text: string;
  /** UTF-16 offsets in the rules text. */
  readonly start: number;
  readonly end: number;
  readonly abilityWord?: string;
  readonly flavorWord?: string;
  readonly keyword?: string;
  readonly quality?: string;
  readonly number?: Amount;
  readonly cost?: readonly CostTree[];
  readonly loyalty?: string;
  readonly mana?: true;
  readonly triggers?: readonly TriggerTree[];
  readonly condition?: string;
  readonly effects?: readonly EffectTree[];
  readonly limits?: readonly string[];
  readonly chapters?: readonly number[];
  readonly level?: number | string;
  readonly pt?: string;
  readonly abilities?: readonly AbilityTree[];
}

/** A tree, or a part of one, while its fields are found. */
export type Draft<T> = { -readonly [K in keyof T]: T[K] };

export type Amount = number | 'X' | { readonly text: string };

export interface NounTree {
  readonly text: string;
  readonly target?: number | string;
  readonly quantifier?: string;
  readonly types?: readonly string[];
  readonly self?: true;
  readonly back?: true;
}

export interface CostTree {
  readonly kind: string;
  readonly mana?: string;
  readonly amount?: Amount;
  readonly what?: NounTree;
  readonly counter?: string;
  /** Of power in Riftbound; absent if it may be of any domain. */
  readonly domain?: string;
  readonly from?: NounTree | string;
  readonly to?: NounTree | string;
  readonly text?: string;
}

export interface TriggerTree {
  readonly event: string;
  readonly actor?: NounTree;
  readonly what?: NounTree;
  readonly to?: NounTree | string;
  readonly combat?: true;
  readonly counter?: string;
  readonly step?: string;
  readonly whose?: string;
  readonly text: string;
}

export interface EffectTree {
  readonly action: string;
  readonly text: string;
  readonly actor?: NounTree;
  readonly what?: NounTree;
  readonly to?: NounTree | string;
  readonly from?: NounTree | string;
  /** What an Aura or Equipment that is put onto the battlefield is attached to. */
  readonly attachedTo?: NounTree;
  readonly amount?: Amount;
  readonly duration?: string;
  readonly optional?: true;
  readonly condition?: string;
  readonly instead?: true;
  readonly divided?: true;
  readonly counter?: string;
  readonly where?: string;
  readonly forEach?: string;
  readonly copyOf?: string;
  readonly except?: string;
  readonly cost?: readonly CostTree[];
  readonly pt?: string;
  readonly keywords?: readonly string[];
  readonly abilities?: readonly AbilityTree[];
  readonly types?: readonly string[];
  readonly subtypes?: readonly string[];
  readonly of?: string;
  readonly mana?: string;
  /** Energy and power in Riftbound, that is added or that a cost is changed by. */
  readonly resources?: readonly CostTree[];
  readonly change?: string;
  readonly triggers?: readonly TriggerTree[];
  readonly effects?: readonly EffectTree[];
  readonly modes?: readonly (readonly EffectTree[])[];
  readonly modeCosts?: readonly (readonly CostTree[])[];
  readonly tokens?: readonly unknown[];
}
