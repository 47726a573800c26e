/** Being built. */
export function HomePage() {
  return <h1>Bolillero</h1>;
}
