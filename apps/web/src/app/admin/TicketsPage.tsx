/** Being built. */
export function TicketsPage() {
  return <h1>Tickets</h1>;
}
