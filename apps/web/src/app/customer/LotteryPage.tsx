/** Being built. */
export function LotteryPage() {
  return <h1>Lotería</h1>;
}
