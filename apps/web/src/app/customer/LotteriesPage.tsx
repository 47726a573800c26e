/** Being built. */
export function LotteriesPage() {
  return <h1>Loterías</h1>;
}
