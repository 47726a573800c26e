/** The house's setting, once the server has told it: 0 slows nothing down. */
let least = 0;

export function observeMinimumWait(milliseconds: number): void {
  least = milliseconds;
}

/** Resolves when the minimum wait since `from` (of `performance.now()`) is over: at once where none is set. */
export async function afterMinimumWait(from: number): Promise<void> {
  const left = from + least - performance.now();
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
}
