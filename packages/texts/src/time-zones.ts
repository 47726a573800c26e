/** Cities that Spanish writes otherwise than the zone does. */
const spanishNames: Readonly<Record<string, string>> = { 'America/New_York': 'Nueva York' };

/** The city of an IANA zone as people write it: "America/New_York" is "Nueva York". */
export function placeOfZone(timeZone: string): string {
  return spanishNames[timeZone] ?? timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
}
