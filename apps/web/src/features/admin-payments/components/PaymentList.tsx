import { adminPaymentsTexts as texts } from '@bolillero/texts/admin-payments';
import { ListTable } from '../../../components/table/ListTable.tsx';
import type { ListColumn } from '../../../components/table/list-column.ts';
import type { ListFilters } from '../../../components/table/list-filters.ts';
import type { ListState } from '../../../components/table/use-list-state.ts';
import { Amount } from '../../../components/ui/Amount.tsx';
import { instantInWords } from '../../../components/ui/dates.ts';
import table from '../../../components/ui/table.module.css';
import { exportedPayments, type Payment, type PaymentSearch, usePaymentSums, usePayments } from '../api.ts';
import classes from './Payments.module.css';

const { columns: heads, kinds, providers, states, sums } = texts;

const columns: readonly ListColumn<Payment>[] = [
  {
    id: 'number',
    heading: heads.number,
    sort: 'number',
    names: true,
    cell: ({ number }) => String(number).padStart(6, '0'),
  },
  { id: 'created', heading: heads.created, cell: ({ createdAt }) => instantInWords(createdAt) },
  {
    id: 'player',
    heading: heads.player,
    sort: 'player',
    grows: true,
    cell: ({ player }) => <span title={player}>{player}</span>,
  },
  { id: 'kind', heading: heads.kind, goes: 2, cell: ({ kind }) => kinds[kind] },
  {
    id: 'amount',
    heading: heads.amount,
    sort: 'amount',
    numeric: true,
    cell: ({ amount, currency }) => <Amount value={amount} currency={currency} />,
  },
  {
    id: 'refunded',
    heading: heads.refunded,
    numeric: true,
    goes: 3,
    cell: ({ refunded, currency }) =>
      refunded === '0.00' ? '—' : <Amount value={refunded} currency={currency} />,
  },
  { id: 'provider', heading: heads.provider, goes: 1, cell: ({ provider }) => providers[provider] },
  {
    id: 'state',
    heading: heads.state,
    cell: ({ state }) => (
      <span className={table.tag} data-tone={state === 'refunding' ? 'dashed' : undefined}>
        {states[state]}
      </span>
    ),
  },
];

const options = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

const filters: ListFilters<PaymentSearch> = {
  search: texts.search,
  choices: [
    { name: 'state', label: heads.state, options: options(states) },
    { name: 'kind', label: heads.kind, options: options(kinds) },
    { name: 'provider', label: heads.provider, options: options(providers) },
  ],
  dates: heads.created,
};

interface PaymentListProps {
  readonly state: ListState<PaymentSearch>;
  readonly onOpen: (id: string) => void;
}

/** Every payment with what all of them come to. Nothing here moves money. */
export function PaymentList({ state, onOpen }: PaymentListProps) {
  const { search } = state;
  const list = usePayments(search);
  const total = usePaymentSums(list.asked, search).data;
  const { player } = search;
  const ofPlayer = player === undefined ? [] : [{ value: String(player), label: String(player) }];
  const choices = [
    ...(filters.choices ?? []),
    ...(player === undefined ? [] : [{ name: 'player' as const, label: heads.player, options: ofPlayer }]),
  ];
  return (
    <>
      {total && (
        <dl className={classes.sums} aria-label={sums.label}>
          <div>
            <dt>{sums.captured}</dt>
            <dd>
              <Amount value={total.captured} currency={total.currency} size="lg" />
            </dd>
          </div>
          <div>
            <dt>{sums.refunded}</dt>
            <dd>
              <Amount value={total.refunded} currency={total.currency} size="lg" />
            </dd>
          </div>
        </dl>
      )}
      <ListTable<PaymentSearch, Payment>
        name="payments"
        label={texts.title}
        state={state}
        list={list}
        columns={columns}
        filters={{ ...filters, choices }}
        keyOf={({ id }) => id}
        empty={{ title: texts.empty, hint: texts.emptyHint }}
        onOpen={({ id }) => onOpen(id)}
        onExport={exportedPayments(search)}
      />
    </>
  );
}
