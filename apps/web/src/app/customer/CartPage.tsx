/** Being built. */
export function CartPage() {
  return <h1>Carrito</h1>;
}
