/** The canonical names of the lotteries that a new house begins with. Others come later. */
export const lotteryNames = ['power_balls', 'mega_millions', 'florida', 'tinkas'] as const;

/** Spellings that are accepted for them everywhere. */
const aliases: Readonly<Record<string, string>> = {
  powerballs: 'power_balls',
  megamillions: 'mega_millions',
  floridas: 'florida',
};

/** The canonical spelling of a lottery name as it came over the wire. */
export function canonicalLotteryName(name: string): string {
  return (Object.hasOwn(aliases, name) ? aliases[name] : undefined) ?? name;
}

/** Whether a name means one of the first lotteries in another spelling: no lottery can be called so. */
export function isReservedLotteryName(name: string): boolean {
  return Object.hasOwn(aliases, name);
}
