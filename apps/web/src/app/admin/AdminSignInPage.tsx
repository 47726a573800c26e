/** Being built. */
export function AdminSignInPage() {
  return <h1>Iniciar sesión</h1>;
}
