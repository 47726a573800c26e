import { adminTicketsTexts as texts } from '@bolillero/texts/admin-tickets';
import { lotteryTexts } from '@bolillero/texts/lotteries';
import type { Lottery } from '../../../api/lottery.ts';
import type { SeriesType } from '../../../api/series.ts';
import type { ListFilters } from '../../../components/table/list-filters.ts';
import type { ListSearch } from '../../../components/table/list-search.ts';
import type { ListState } from '../../../components/table/use-list-state.ts';
import type { Purchase, TicketFilter } from '../api/tickets.ts';

/** What stands in the address of the tickets. */
export type TicketSearch = ListSearch & {
  readonly tab?: 'compradas' | 'devueltas' | undefined;
  readonly lottery?: number | undefined;
  readonly player?: number | undefined;
  readonly series?: '0' | '1' | undefined;
  readonly part?: TicketFilter['part'];
};

export interface TicketListProps {
  readonly state: ListState<TicketSearch>;
  readonly lotteries: readonly Lottery[];
  /** The house's, by whose hour closings are told. */
  readonly timeZone: string | undefined;
  readonly onOpen: (purchase: Purchase) => void;
}

/** The filter that an address stands for. */
export const filterOf = ({ lottery, player, series }: TicketSearch): TicketFilter => ({
  lottery,
  player,
  series: series === undefined ? undefined : (Number(series) as SeriesType),
});

/** What all lists of tickets are searched and filtered by; by a player where the page came from theirs. */
export function ticketFilters(
  lotteries: readonly Lottery[],
  { player }: Pick<TicketSearch, 'player'>,
): ListFilters<TicketSearch> {
  return {
    search: texts.search,
    choices: [
      ...(player === undefined
        ? []
        : [
            {
              name: 'player' as const,
              label: texts.columns.player,
              options: [{ value: String(player), label: String(player) }],
            },
          ]),
      {
        name: 'lottery',
        label: texts.lottery,
        options: lotteries.map(({ id, description }) => ({ value: String(id), label: description })),
      },
      {
        name: 'series',
        label: lotteryTexts.series.label,
        options: [
          { value: '0', label: lotteryTexts.series.traditional },
          { value: '1', label: lotteryTexts.series.laggards },
        ],
      },
    ],
    dates: texts.columns.draw,
  };
}
