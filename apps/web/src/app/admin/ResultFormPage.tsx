/** Being built. */
export function NewResultPage() {
  return <h1>Nuevo resultado</h1>;
}

/** Being built. */
export function EditResultPage() {
  return <h1>Editar resultado</h1>;
}
