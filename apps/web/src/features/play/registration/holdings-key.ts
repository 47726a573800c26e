/** Where the holdings of a customer's tickets of a lottery's series are kept. */
export function holdingsKey(customerId: number, lotteryId: number, series: number): string {
  return `${prefixOf(customerId)}${lotteryId}-${series}`;
}

const prefixOf = (customerId: number) => `bolillero-plays-${customerId}-`;

/** The lotteries and series in which a customer's tickets have something to tell the server yet, by what this browser keeps. */
export function pendingPlaces(
  customerId: number,
  storage: Storage,
): { readonly lotteryId: number; readonly series: number }[] {
  const prefix = prefixOf(customerId);
  return Object.keys(storage)
    .filter((key) => key.startsWith(prefix) && storage.getItem(key)?.includes('"pending":true'))
    .map((key) => {
      const [lotteryId, series] = key.slice(prefix.length).split('-').map(Number);
      return { lotteryId: lotteryId ?? 0, series: series ?? 0 };
    });
}
