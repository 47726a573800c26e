/** What those are told whose win a change is about; null where nothing was written. */
export function readReason(typed: string | null | undefined): string | null {
  const words = (typed ?? '').trim();
  return words === '' ? null : words;
}
