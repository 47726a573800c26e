/** The x of the wire's "1 in x" (`292,201,338.00`) as Spanish writes it: `292.201.338`, `38,32`. */
export function oddsInSpanish(oneIn: string): string {
  const [units = '', decimals = ''] = oneIn.split('.');
  const written = units.replaceAll(',', '.');
  return decimals === '' || Number(decimals) === 0 ? written : `${written},${decimals}`;
}
