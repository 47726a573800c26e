/** Being built. */
export function NewUserPage() {
  return <h1>Ingresar nuevo usuario</h1>;
}

/** Being built. */
export function EditUserPage() {
  return <h1>Editar usuario</h1>;
}
