/** The canonical lottery names of the wire, and the spellings that are accepted for them everywhere. */
export const lotteryNames = ['power_balls', 'mega_millions', 'florida', 'tinkas'] as const;

const aliases: Readonly<Record<string, string>> = {
  powerballs: 'power_balls',
  megamillions: 'mega_millions',
  floridas: 'florida',
};

/** The canonical spelling of a lottery name as it came over the wire. */
export function canonicalLotteryName(name: string): string {
  return aliases[name] ?? name;
}
