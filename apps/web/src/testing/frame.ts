import { listNotifications } from '@bolillero/contract/calls/notifications';
import { appSettings } from '@bolillero/contract/calls/system';
import type { Server } from './server.ts';
import { settings } from './settings.ts';

/** What the frame of a customer's page asks for, besides the cart. */
export function serveFrame(server: Server): void {
  server.serve(appSettings, settings);
  server.serve(listNotifications, { data: [], unread: 0, total: 0, pages: 0 });
}
