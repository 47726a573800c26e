/** Being built. */
export function ResultPickerPage() {
  return <h1>Resultados</h1>;
}
