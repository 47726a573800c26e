/** Being built. */
export function PlayPage() {
  return <h1>Jugar</h1>;
}
