/**
 * What a file with a list is called: the list, the dates that it was filtered by or the house's date, and the hour.
 * @param time 'HH:MM' on the house's clocks
 */
export function exportFileName(
  list: string,
  {
    from,
    to,
    date,
    time,
  }: {
    readonly from?: string | undefined;
    readonly to?: string | undefined;
    readonly date: string;
    readonly time: string;
  },
): string {
  const range = from === undefined && to === undefined ? date : `${from ?? 'inicio'}_a_${to ?? date}`;
  return `${list}_${range}_${time.replace(':', '-')}`;
}
