import {
  checkNotifications,
  listNotifications,
  NotificationIds,
} from '@bolillero/contract/calls/notifications';
import { AppError } from '../../errors/app-error.ts';
import { customerOf, serve } from '../../plugins/calls.ts';
import { parseJsonText } from '../../plugins/json-text.ts';
import type { RegisterModule } from '../../register-module.ts';
import { pageOf, pagesOf } from '../../wire/paging.ts';
import { presentNotification } from './presenter.ts';
import { list, markRead, ownedAmong, totals } from './repository.ts';

export const registerNotifications: RegisterModule = (app, context) => {
  const { db, clock, catalogue } = context;

  serve(app, context, listNotifications, async (input) => {
    const { customerId } = customerOf(input);
    const { page, perPage = 50, purchase_id: purchaseId } = input.query;
    const rows = await list(db, customerId, purchaseId, pageOf(page, perPage));
    const { total, unread } = await totals(db, customerId, purchaseId);
    const { lotteries } = await catalogue.snapshot();
    const lotteryOf = (id: number | null) => lotteries.find((lottery) => lottery.id === id);
    const data = rows.map((row) => presentNotification(row, lotteryOf(row.lotteryId)));
    return { data, unread, total, pages: pagesOf(total, perPage) };
  });

  serve(app, context, checkNotifications, async (input) => {
    const { customerId } = customerOf(input);
    const typed = parseJsonText<typeof NotificationIds>(
      input.request,
      NotificationIds,
      input.body.notificaciones,
      'notificaciones',
    );
    const ids = [...new Set(typed)];
    const owned = await ownedAmong(db, customerId, ids);
    // Another's notice is as unknown as one that does not exist, and then none is marked.
    if (owned.length < ids.length) throw new AppError('not-found');
    if (owned.length > 0) await markRead(db, owned, clock.date());
    return { ok: true };
  });
};
