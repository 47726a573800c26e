/** Being built. */
export function ResultListPage() {
  return <h1>Resultados</h1>;
}
