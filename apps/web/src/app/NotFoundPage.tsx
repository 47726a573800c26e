import { NotFoundMessage } from './NotFoundMessage.tsx';

/** No such page. */
export function NotFoundPage() {
  return (
    <main>
      <NotFoundMessage />
    </main>
  );
}
