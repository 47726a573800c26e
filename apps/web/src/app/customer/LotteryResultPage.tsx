/** Being built. */
export function LotteryResultPage() {
  return <h1>Resultado</h1>;
}
