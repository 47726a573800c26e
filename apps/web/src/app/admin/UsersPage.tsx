/** Being built. */
export function UsersPage() {
  return <h1>Usuarios</h1>;
}
