import { listNotifications } from '@bolillero/contract/calls/notifications';
import { enter } from '../../testing/people.ts';
import { show } from '../../testing/show.tsx';
import { expect, page, test } from '../../testing/test.ts';
import { NotificationBell, VisitorBell } from './NotificationBell.tsx';

test('the visitors’ bell shows a 0', async () => {
  await show(<VisitorBell />);
  await expect.element(page.getByRole('link', { name: 'Notificaciones: 0' })).toMatchTextContent(/^0$/);
});

test.for([
  [0, 'Notificaciones: 0 sin leer'],
  [3, 'Notificaciones: 3 sin leer'],
] as const)('of %i unread wins the bell shows the count', async ([unread, label], { server }) => {
  enter();
  server.serve(listNotifications, { data: [], unread, total: 0, pages: 0 });
  await show(<NotificationBell />);
  await expect.element(page.getByRole('link', { name: label })).toHaveTextContent(String(unread));
});
