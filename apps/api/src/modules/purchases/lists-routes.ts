import {
  exportPendingTickets,
  exportSoldTickets,
  listPendingTickets,
  listSoldTickets,
} from '@bolillero/contract/calls/purchases';
import { exportRefunds, listRefunds } from '@bolillero/contract/calls/refunds';
import { adminTicketsTexts } from '@bolillero/texts/admin-tickets';
import { serveList } from '../../plugins/serve-list.ts';
import type { RegisterModule } from '../../register-module.ts';
import { pendingColumns, refundColumns, soldColumns } from './export-presenter.ts';
import { fewPlayersNamed, pendingTickets, soldTickets, type TicketFilter } from './lists-repository.ts';
import { presentAdminPurchase, presentRefunded } from './presenter.ts';
import { type RefundedRow, refundedTickets } from './refund-repository.ts';
import { lotteriesOf } from './service.ts';
import { drawsOfPart } from './ticket-lists.ts';

interface AskedTickets {
  readonly q?: string;
  readonly lottery_id?: number;
  readonly costumer_id?: number;
  readonly type?: number;
  readonly from?: string;
  readonly to?: string;
}

/** The lists of tickets that operators work off, and what has been bought. */
export const registerTicketLists: RegisterModule = (app, context) => {
  const filterOf = async (asked: AskedTickets): Promise<TicketFilter> => {
    const { q = '', lottery_id: lotteryId, costumer_id: customerId, type: series, from, to } = asked;
    const typed = q.trim();
    const players = await fewPlayersNamed(context.db, typed);
    return { q: typed, players, lotteryId, customerId, series, from, to };
  };
  const presenter = async () => {
    const lotteryOf = await lotteriesOf(context);
    const now = context.clock.now();
    return (found: Parameters<typeof presentAdminPurchase>[0]) =>
      presentAdminPurchase(found, lotteryOf(found.row.lotteryId), now);
  };

  serveList(app, context, [listPendingTickets, exportPendingTickets], {
    list: pendingTickets,
    prepare: async ({ query }) => {
      const draws = query.part && (await drawsOfPart(context, query.part));
      return { filter: { ...(await filterOf(query)), draws }, present: await presenter() };
    },
    file: { name: adminTicketsTexts.files.pending, columns: pendingColumns, personal: true },
  });

  serveList(app, context, [listSoldTickets, exportSoldTickets], {
    list: soldTickets,
    prepare: async ({ query }) => ({ filter: await filterOf(query), present: await presenter() }),
    file: { name: adminTicketsTexts.files.sold, columns: soldColumns, personal: true },
  });

  serveList(app, context, [listRefunds, exportRefunds], {
    list: refundedTickets,
    prepare: async ({ query }) => {
      const lotteryOf = await lotteriesOf(context);
      const now = context.clock.now();
      const { isConfigured } = context.payments;
      return {
        filter: await filterOf(query),
        present: (found: RefundedRow) =>
          presentRefunded(found, lotteryOf(found.row.lotteryId), now, isConfigured),
      };
    },
    file: { name: adminTicketsTexts.files.refunded, columns: refundColumns, personal: true },
  });
};
