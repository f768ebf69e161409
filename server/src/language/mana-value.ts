/** The mana value of a cost with or without braces (202.3): `{2}{W/U}{X}` is 3, as is `2W/UX`. */
export function manaValue(cost: string): number {
  let value = 0;
  for (const [symbol] of cost.matchAll(/\{[^{}]*\}|\d+(?:\/[A-Z])?|[A-Z](?:\/[A-Z\d])*/g)) {
    const number = /\d+/.exec(symbol);
    if (number) value += Number.parseInt(number[0], 10);
    else if (!/^\{?[XYZ]\}?$/.test(symbol)) value++;
  }
  return value;
}
