import {
  createPurchases,
  listAdminPurchases,
  listPurchases,
  markPurchaseSold,
  purchaseTicket,
  repeatPurchases as repeatPurchasesCall,
  takeTicketBack as takeTicketBackCall,
  whyPrize,
} from '@bolillero/contract/calls/purchases';
import {
  overdueRefunds,
  refundOverdue as refundOverdueCall,
  refundPurchase,
} from '@bolillero/contract/calls/refunds';
import { cents, toDecimal } from '@bolillero/domain/money/cents';
import { adminOf, customerOf, serve } from '../../plugins/calls.ts';
import { receiveForm } from '../../plugins/receive-file.ts';
import type { RegisterModule } from '../../register-module.ts';
import { pagesOf } from '../../wire/paging.ts';
import { readReason } from '../../wire/win-change-reason.ts';
import { presentChange } from '../draws/presenter.ts';
import { listOwnGames } from '../group-games/own-games.ts';
import { presentShare } from '../group-games/own-games-presenter.ts';
import { numberOf } from '../settlement/jobs.ts';
import { explainPurchase } from './explain-purchase.ts';
import { presentWhy } from './explanation-presenter.ts';
import { presentAdminPurchase, presentPurchase } from './presenter.ts';
import { readBought } from './reader.ts';
import { moveRefund, refundPurchaseJob, requestRefund } from './refund.ts';
import { type OverdueRefunds, overdueToRefund, refundOverdue } from './refund-overdue.ts';
import { repeatPurchases } from './repeat.ts';
import { previewSelling, previewTakingBack, sellPurchase, takeTicketBack } from './sell.ts';
import { listOfOrder, listOfPlays, listOwn, readForAdmins, readTicket, readWorklist } from './service.ts';
import { requirePdf, ticketFileBelow, ticketFileName } from './ticket-file.ts';

/** Refunds that one process moves at a time: one that waits for its provider holds up no other. */
const refundLanes = 4;

export const registerPurchases: RegisterModule = (app, context) => {
  const { clock } = context;

  serve(app, context, listPurchases, async (input) => {
    const { page = 1, perPage = 50, draw: part, id } = input.query;
    const { customerId } = customerOf(input);
    const asked = { id, part, page, perPage };
    const { rows, total, lotteryOf } = await listOwn(context, customerId, asked);
    const purchases = rows.map((one) => presentPurchase(one, lotteryOf(one.row.lotteryId), clock.now()));
    const penas = (await listOwnGames(context, customerId)).map((own) => presentShare(own, clock.now()));
    return { purchases, penas, total, pages: pagesOf(total, perPage) };
  });

  serve(app, context, createPurchases, async (input) => {
    const { customerId } = customerOf(input);
    const { token, balls } = input.body;
    const read = () => readBought(input.request, balls);
    const { rows, lotteryOf } =
      token === undefined
        ? await listOfPlays(context, customerId, read())
        : await listOfOrder(context, customerId, token, balls === undefined ? null : read());
    return {
      ok: true,
      data: rows.map((one) => presentPurchase(one, lotteryOf(one.row.lotteryId), clock.now())),
    };
  });

  serve(app, context, repeatPurchasesCall, async (input) => {
    const { body } = input;
    const asked = 'id' in body ? body : { orderId: body.order_id };
    const repeated = await repeatPurchases(context, customerOf(input), asked);
    const registered = repeated.map(({ purchaseId: id, playId: newId, drawDate }) => ({
      id,
      newId,
      date_lottery: drawDate,
    }));
    return { ok: true, registered };
  });

  serve(app, context, listAdminPurchases, async (input) => {
    const { page = 1, perPage = 10, ticketPage = 1, q = '', sort, lottery_id: lotteryId } = input.query;
    const asked = { q, sort, lotteryId, perPage, page, soldPage: ticketPage };
    const { pending, sold, lotteryOf } = await readWorklist(context, asked);
    const present = (list: typeof pending) =>
      list.rows.map((one) => presentAdminPurchase(one, lotteryOf(one.row.lotteryId), clock.now()));
    return {
      compras: present(pending),
      comprasTicket: present(sold),
      page,
      total: pending.total,
      pages: pagesOf(pending.total, perPage),
      ticketPage,
      ticketTotal: sold.total,
      ticketPages: pagesOf(sold.total, perPage),
    };
  });

  serve(app, context, markPurchaseSold, async (input) => {
    const admin = adminOf(input);
    const { id } = input.params;
    await readForAdmins(context, id);
    const form = await receiveForm(input.request, { files: ['image'], below: ticketFileBelow });
    const file = await requirePdf(form.files.get('image') ?? null);
    const ticket = { file, multiplier: form.fields.get('potenciador') ?? '' };
    const isRehearsal = input.query.dry_run;
    const rehearsed = isRehearsal ? await previewSelling(context, admin, id, ticket) : null;
    if (!isRehearsal) await sellPurchase(context, admin, id, ticket);
    const { found, lottery } = await readForAdmins(context, id);
    const data = presentAdminPurchase(found, lottery, clock.now());
    if (rehearsed === null) return { ok: true, data };
    const { resultKnown, changes } = rehearsed;
    return { ok: true, data, result_known: resultKnown, changes: changes.map(presentChange) };
  });

  serve(app, context, takeTicketBackCall, async (input) => {
    const { id } = input.params;
    if (input.query.dry_run) {
      const changes = await previewTakingBack(context, adminOf(input), id);
      return { ok: true, changes: changes.map(presentChange) };
    }
    await takeTicketBack(context, adminOf(input), id, readReason(input.body?.reason));
    return { ok: true };
  });

  serve(app, context, refundPurchase, async (input) => {
    const { params, body } = input;
    const refund = await requestRefund(context, adminOf(input), params.id, body.reason);
    const { purchaseId: id, reason, state } = refund;
    return { ok: true, data: { id, amount: toDecimal(cents(refund.amountCents)), reason, state } };
  });

  const presentOverdue = ({ ids, amountCents }: OverdueRefunds) => ({
    ids: [...ids],
    count: ids.length,
    amount: toDecimal(cents(amountCents)),
  });
  serve(app, context, overdueRefunds, async () => ({ data: presentOverdue(await overdueToRefund(context)) }));

  serve(app, context, refundOverdueCall, async (input) => {
    const { ids, reason } = input.body;
    return { ok: true, data: presentOverdue(await refundOverdue(context, adminOf(input), ids, reason)) };
  });

  const giveBack = async (payload: unknown) => await moveRefund(context, numberOf(payload, 'purchaseId'));
  context.jobs.handle(refundPurchaseJob, giveBack, refundLanes);

  serve(app, context, whyPrize, async ({ params: { id }, identity }) => ({
    data: presentWhy(await explainPurchase(context, identity, id)),
  }));

  serve(app, context, purchaseTicket, async ({ params: { id }, identity, reply }) => {
    const { bytes, mediaType } = await readTicket(context, identity, id);
    return await reply
      .type(mediaType)
      .headers({
        'content-disposition': `inline; filename="${ticketFileName(id)}"`,
        // A document of its own that loads nothing; the browser's reader shows it.
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'",
      })
      .send(bytes);
  });
};
