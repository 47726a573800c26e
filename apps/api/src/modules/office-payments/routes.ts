import type { QueryOf } from '@bolillero/contract/call';
import {
  exportPayments,
  listPayments,
  onePaymentOfOffice,
  sumPayments,
} from '@bolillero/contract/calls/office-payments';
import { cents, toDecimal } from '@bolillero/domain/money/cents';
import { adminPaymentsTexts } from '@bolillero/texts/admin-payments';
import { AppError } from '../../errors/app-error.ts';
import { serve } from '../../plugins/calls.ts';
import { serveList } from '../../plugins/serve-list.ts';
import type { RegisterModule } from '../../register-module.ts';
import { instantsOf } from '../../wire/instants-of-days.ts';
import { exportColumns } from './export-presenter.ts';
import { presentPayment, presentWholePayment } from './presenter.ts';
import { find, itemsOf, type PaymentFilter, payments, sharesOf, sumsOf } from './repository.ts';

/** What administrators see of payments. Nothing here moves money: that is a purchase's refund. */
export const registerOfficePayments: RegisterModule = (app, context) => {
  const { db, config } = context;
  const filterOf = (query: QueryOf<typeof sumPayments>): PaymentFilter => {
    const { q = '', state, kind, provider, costumer_id: customerId } = query;
    return { q: q.trim(), state, kind, provider, customerId, ...instantsOf(query, config.houseTimeZone) };
  };

  serveList(app, context, [listPayments, exportPayments], {
    list: payments,
    prepare: async ({ query }) => ({ filter: filterOf(query), present: presentPayment }),
    file: { name: adminPaymentsTexts.file, columns: exportColumns, personal: true },
  });

  serve(app, context, sumPayments, async ({ query }) => {
    const { captured, refunded, currency } = await sumsOf(db, filterOf(query));
    return { data: { captured: toDecimal(cents(captured)), refunded: toDecimal(cents(refunded)), currency } };
  });

  serve(app, context, onePaymentOfOffice, async ({ params }) => {
    const row = await find(db, params.id);
    if (row === null) throw new AppError('not-found');
    const { id } = row.order;
    return { data: presentWholePayment(row, await itemsOf(db, id), await sharesOf(db, id)) };
  });
};
