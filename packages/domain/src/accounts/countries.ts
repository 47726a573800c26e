/**
 * Where customers may say that they live: 32 countries of Latin America and the Caribbean, with the United States, whose
 * lotteries these are, and Puerto Rico, where Powerball is sold. In the order of the Spanish alphabet.
 */
export const countries = [
  'Argentina',
  'Bahamas',
  'Barbados',
  'Belice',
  'Bolivia',
  'Brasil',
  'Chile',
  'Colombia',
  'Costa Rica',
  'Cuba',
  'Ecuador',
  'El Salvador',
  'Estados Unidos',
  'Granada',
  'Guatemala',
  'Guyana',
  'Haití',
  'Honduras',
  'Jamaica',
  'México',
  'Nicaragua',
  'Panamá',
  'Paraguay',
  'Perú',
  'Puerto Rico',
  'República Dominicana',
  'San Vicente y las Granadinas',
  'Santa Lucía',
  'Surinam',
  'Trinidad y Tobago',
  'Uruguay',
  'Venezuela',
] as const;
export type Country = (typeof countries)[number];

const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim().replace(/\s+/g, ' ');

const byPlainName: ReadonlyMap<string, Country> = new Map(countries.map((name) => [plain(name), name]));

/** The country that a text names, in its one spelling, whatever its capitals and accents; null when it is none of the list. */
export function parseCountry(text: string): Country | null {
  return byPlainName.get(plain(text)) ?? null;
}
