import { numberText } from '@bolillero/domain/number-text';
import { searchText } from '@bolillero/domain/search/search-text';
import { adminLotteriesTexts } from '@bolillero/texts/admin-lotteries';
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ListTable } from '../../../components/table/ListTable.tsx';
import type { ListColumn } from '../../../components/table/list-column.ts';
import type { ListSearch } from '../../../components/table/list-search.ts';
import { type AskedPage, type ListRows, useListPage } from '../../../components/table/use-list-page.ts';
import type { ListState } from '../../../components/table/use-list-state.ts';
import { confirm } from '../../../components/ui/dialog-store.ts';
import { IconButton } from '../../../components/ui/IconButton.tsx';
import { LotteryMark } from '../../../components/ui/LotteryMark.tsx';
import { showError, showSuccess } from '../../../components/ui/notice-store.ts';
import { paths } from '../../../paths.ts';
import {
  allLotteriesQuery,
  officeLotteriesKey,
  rehearseHiding,
  useHideLottery,
  useShowLottery,
} from '../api/lotteries.ts';
import type { ListedLottery } from '../api/read-lottery.ts';
import classes from './LotteryList.module.css';

const texts = adminLotteriesTexts.list;

export interface LotteryListSearch extends ListSearch {
  readonly estado?: 'ocultas' | undefined;
}

/** Every lottery, the shown ones or the hidden ones, each leading to its own page. */
export function LotteryList({ state }: { state: ListState<LotteryListSearch> }) {
  const { search } = state;
  const hidden = search.estado === 'ocultas';
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const hiding = useHideLottery();
  const showing = useShowLottery();
  const all = useQuery(allLotteriesQuery()).data;
  const list = useListPage({
    key: [...officeLotteriesKey, 'list', hidden],
    search,
    // They are a few: what the table asks for is a part of all of them.
    ask: async (asked) => {
      const lotteries = await queryClient.fetchQuery({ ...allLotteriesQuery(), staleTime: 1000 });
      return pageOf(
        lotteries.filter((one) => one.hidden === hidden),
        asked,
      );
    },
  });
  const open = ({ id }: ListedLottery) => void navigate(paths.adminLottery(id));
  const remove = async ({ id, description }: ListedLottery) => {
    try {
      const met = await rehearseHiding(id);
      const yes = await confirm({
        title: texts.confirmRemove,
        message: [
          texts.hides(description),
          ...(met.carts.total > 0 ? [texts.hidesCarts(met.carts.total)] : []),
          ...(met.sold.total > 0 ? [texts.hidesSold(met.sold.total)] : []),
        ],
        confirmLabel: texts.confirmYes,
        cancelLabel: texts.confirmNo,
        danger: true,
      });
      if (!yes) return;
      await hiding.mutateAsync(id);
      showSuccess(texts.removed);
    } catch (error) {
      showError(error);
    }
  };
  const showAgain = async ({ id, description }: ListedLottery) => {
    try {
      await showing.mutateAsync(id);
      showSuccess(texts.shownAgain(description));
    } catch (error) {
      showError(error);
    }
  };
  return (
    <ListTable
      name="lotteries"
      label={adminLotteriesTexts.title}
      state={state}
      list={list}
      columns={columns}
      keyOf={({ id }) => id}
      onOpen={open}
      filters={{
        search: texts.search,
        parts: {
          name: 'estado',
          label: texts.shownOrHidden,
          options: [
            { value: '', label: texts.shown, count: all?.filter((one) => !one.hidden).length },
            { value: 'ocultas', label: texts.hidden, count: all?.filter((one) => one.hidden).length },
          ],
        },
      }}
      empty={{ title: texts.empty, hint: texts.emptyHint }}
      actions={{
        nameOf: ({ description }) => texts.nameOf(description),
        main: (lottery) => (
          <>
            <IconButton
              className={classes.act}
              label={adminLotteriesTexts.editOf(lottery.description)}
              onClick={() => open(lottery)}
            >
              <IconPencil size={18} aria-hidden="true" />
            </IconButton>
            {lottery.hidden ? (
              <IconButton
                className={classes.act}
                label={texts.showAgainOf(lottery.description)}
                onClick={() => void showAgain(lottery)}
              >
                <IconEye size={18} aria-hidden="true" />
              </IconButton>
            ) : (
              <IconButton
                className={classes.act}
                label={`${texts.remove} ${lottery.description}`}
                onClick={() => void remove(lottery)}
              >
                <IconTrash size={18} aria-hidden="true" />
              </IconButton>
            )}
          </>
        ),
      }}
    />
  );
}

const columns: readonly ListColumn<ListedLottery>[] = [
  {
    id: 'name',
    heading: texts.columns.name,
    sort: 'name',
    names: true,
    grows: true,
    wide: true,
    width: 160,
    cell: (lottery) => (
      <span className={classes.name}>
        <LotteryMark lottery={lottery} size={22} />
        <span>{lottery.description}</span>
      </span>
    ),
  },
  {
    id: 'special',
    heading: texts.columns.special,
    sort: 'special',
    cell: ({ specialName }) => specialName || '—',
  },
  {
    id: 'numbers',
    heading: texts.columns.numbers,
    sort: 'numbers',
    numeric: true,
    cell: ({ matrix }) => texts.range(matrix.size),
  },
  { id: 'specials', heading: texts.columns.specials, numeric: true, cell: specials },
  {
    id: 'perDay',
    heading: texts.columns.perDay,
    sort: 'perDay',
    numeric: true,
    goes: 2,
    cell: ({ playsPerDay }) => (playsPerDay === 0 ? texts.unlimited : numberText(playsPerDay)),
  },
  {
    id: 'series',
    heading: texts.columns.series,
    goes: 1,
    cell: ({ hasDoublePlay }) => texts.series(hasDoublePlay ? 2 : 1),
  },
];

function specials({ matrix: { special } }: ListedLottery): string {
  if (special.kind === 'none') return '—';
  return special.kind === 'own-drum' ? texts.range(special.size) : texts.sameDrum;
}

/** What a column is sorted by. */
const orders: Readonly<Record<string, (lottery: ListedLottery) => string | number>> = {
  name: ({ description }) => searchText(description),
  special: ({ specialName }) => searchText(specialName),
  numbers: ({ matrix }) => matrix.size,
  perDay: ({ playsPerDay }) => playsPerDay,
};

function pageOf(
  lotteries: readonly ListedLottery[],
  { q = '', sort = '', page, perPage }: AskedPage,
): ListRows<ListedLottery> {
  const wanted = searchText(q.trim());
  const found = lotteries.filter((one) =>
    searchText(`${one.description} ${one.name} ${one.specialName}`).includes(wanted),
  );
  const by = orders[sort.replace(/^-/, '')] ?? (({ pageOrder }: ListedLottery) => pageOrder);
  const way = sort.startsWith('-') ? -1 : 1;
  const sorted = found.toSorted((a, b) => {
    const [first, second] = [by(a), by(b)];
    return first === second ? a.pageOrder - b.pageOrder : (first < second ? -1 : 1) * way;
  });
  return { data: sorted.slice((page - 1) * perPage, page * perPage), total: found.length };
}
