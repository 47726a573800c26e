/** Being built. */
export function ProfilePage() {
  return <h1>Perfil</h1>;
}
