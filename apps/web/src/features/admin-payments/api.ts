import type { AnswerOf, QueryOf } from '@bolillero/contract/call';
import {
  exportPayments,
  listPayments,
  type OfficePayment,
  onePaymentOfOffice,
  sumPayments,
} from '@bolillero/contract/calls/office-payments';
import type { ExportFormat } from '@bolillero/contract/list';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { readBalls } from '../../api/balls.ts';
import { request, respond } from '../../api/client.ts';
import type { ListSearch } from '../../components/table/list-search.ts';
import { type AskedList, useListPage } from '../../components/table/use-list-page.ts';

const paymentsKey = ['admin-payments'] as const;

export type Payment = Omit<OfficePayment, 'costumer' | 'costumer_id'> & {
  readonly player: string;
  readonly customerId: number;
};

function readPayment({ costumer: player, costumer_id: customerId, ...payment }: OfficePayment): Payment {
  return { ...payment, player, customerId };
}

/** What the list of payments is filtered by besides. */
export type PaymentSearch = ListSearch & {
  readonly state?: string | undefined;
  readonly kind?: string | undefined;
  readonly provider?: string | undefined;
  readonly player?: number | undefined;
};

type Query = QueryOf<typeof listPayments>;

/** What the calls are asked with: the address has checked the names. */
const queryOf = <A extends AskedList>({ sort, ...asked }: A, search: PaymentSearch) => ({
  ...asked,
  ...(sort !== undefined && { sort: sort as NonNullable<Query['sort']> }),
  ...(search.state !== undefined && { state: search.state as NonNullable<Query['state']> }),
  ...(search.kind !== undefined && { kind: search.kind as NonNullable<Query['kind']> }),
  ...(search.provider !== undefined && { provider: search.provider as NonNullable<Query['provider']> }),
  ...(search.player !== undefined && { costumer_id: search.player }),
});

/** The page of payments that an address names. */
export function usePayments(search: PaymentSearch) {
  const { state, kind, provider, player } = search;
  return useListPage<Payment>({
    key: [...paymentsKey, 'list', { state, kind, provider, player }],
    search,
    ask: async (asked, signal) => {
      const { data, total } = await request(listPayments, { query: queryOf(asked, search), signal });
      return { data: data.map(readPayment), total };
    },
  });
}

/** What the payments of these filters come to. */
export function usePaymentSums({ sort: _, ...asked }: AskedList, search: PaymentSearch) {
  const query = queryOf(asked, search);
  return useQuery({
    queryKey: [...paymentsKey, 'sums', query],
    queryFn: async ({ signal }) => (await request(sumPayments, { query, signal })).data,
    placeholderData: keepPreviousData,
  });
}

/** All of them as a file. */
export const exportedPayments =
  (search: PaymentSearch) =>
  ({ format, ...asked }: AskedList & { readonly format: ExportFormat }, signal: AbortSignal) =>
    respond(exportPayments, { query: { ...queryOf(asked, search), format }, signal });

type WholeWire = AnswerOf<typeof onePaymentOfOffice>['data'];

function readWhole(wire: WholeWire) {
  const { provider_order: providerOrder, provider_capture: providerCapture, months, items } = wire;
  return {
    ...readPayment(wire),
    providerOrder,
    providerCapture,
    months,
    items: items.map((item) => ({
      id: item.id,
      date: item.date_lottery,
      balls: readBalls(item.balls),
      special: item.ball_red,
      price: item.price,
      purchaseId: item.purchase_id,
      refund: item.refund,
    })),
    shares: wire.penas.map(({ date_lottery: date, ...share }) => ({ ...share, date })),
  };
}

/** One payment with what it was for, its provider's numbers and its refunds. */
export function usePayment(id: string) {
  return useQuery({
    queryKey: [...paymentsKey, 'one', id],
    queryFn: async ({ signal }) =>
      readWhole((await request(onePaymentOfOffice, { params: { id }, signal })).data),
  });
}
