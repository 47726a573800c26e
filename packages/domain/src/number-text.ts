/**
 * A number as people read it wherever the product writes one: "3,838", "24.87" (Rulebook 12: comma for thousands, dot for
 * decimals). Below 10^21, beyond which JavaScript writes powers of ten.
 */
export function numberText(n: number): string {
  const [units = '', decimals] = String(n).split('.');
  const grouped = groupedDigits(units);
  return decimals === undefined ? grouped : `${grouped}.${decimals}`;
}

/** A number with as many decimals as asked, rounded: 126.19 with one is "126.2". */
export function fixedText(n: number, decimals: number): string {
  const [units = '', rest] = n.toFixed(decimals).split('.');
  return rest === undefined ? groupedDigits(units) : `${groupedDigits(units)}.${rest}`;
}

/** Whole digits, a sign before them where there is one, in groups of three: "-12345" → "-12,345". */
export function groupedDigits(digits: string): string {
  const sign = digits.startsWith('-') ? '-' : '';
  const whole = digits.slice(sign.length);
  const first = whole.slice(0, whole.length % 3);
  const rest = whole.slice(first.length).match(/\d{3}/g) ?? [];
  return sign + [...(first === '' ? [] : [first]), ...rest].join(',');
}
