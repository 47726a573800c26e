/** Being built. */
export function LatestResultsPage() {
  return <h1>Últimos resultados</h1>;
}
