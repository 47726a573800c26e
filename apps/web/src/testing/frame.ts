import { listNotifications } from '@bolillero/contract/calls/notifications';
import type { Server } from './server.ts';

/** What the frame of a customer's page asks for, besides the cart. */
export function serveFrame(server: Server): void {
  server.serve(listNotifications, { data: [], unread: 0, total: 0, pages: 0 });
}
