/** Being built. */
export function RegisterPage() {
  return <h1>Registrarse</h1>;
}
