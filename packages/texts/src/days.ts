const inFull = new Intl.DateTimeFormat('es', { dateStyle: 'full', timeZone: 'UTC' });

/** A calendar date (`YYYY-MM-DD`) as a sentence says it: 'sábado 21 de noviembre de 2026'. */
export function dayInSentence(date: string): string {
  return inFull.format(new Date(`${date}T00:00:00Z`)).replace(',', '');
}

/** A calendar date (`YYYY-MM-DD`) as tables and forms have it: '21/11/2026'. */
export function dayInTable(date: string): string {
  return date.split('-').toReversed().join('/');
}
