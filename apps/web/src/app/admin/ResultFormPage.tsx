import { resultFormTexts as texts } from '@bolillero/texts/admin-results';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { isNameOf } from '../../api/lottery.ts';
import { type SeriesType, seriesType } from '../../api/series.ts';
import { Loaded, together } from '../../components/ui/Loaded.tsx';
import { LotteryMark } from '../../components/ui/LotteryMark.tsx';
import { PageHeader } from '../../components/ui/PageHeader.tsx';
import { RowsSkeleton } from '../../components/ui/skeletons.tsx';
import { RecordHistory } from '../../features/admin-audit/components/RecordHistory.tsx';
import { useLottery } from '../../features/admin-results/api/lottery.ts';
import { useResult, useResultList } from '../../features/admin-results/api/results.ts';
import { EditResult } from '../../features/admin-results/components/EditResult.tsx';
import { NewResult } from '../../features/admin-results/components/NewResult.tsx';
import { paths } from '../../paths.ts';
import { NotFoundMessage } from '../NotFoundMessage.tsx';

const skeleton = <RowsSkeleton rows={3} height={180} />;

/** `/admin/results/new/{name}/{id}`. */
export function NewResultPage() {
  const params = useParams({ from: '/office/admin/results/new/$name/$id' });
  const search = useSearch({ from: '/office/admin/results/new/$name/$id' });
  const type = seriesType(search.type);
  const lottery = useLottery(Number(params.id));
  const newest = useResultList(params.name, { type, page: 1 });
  const leave = useLeave(params.name, Number(params.id));
  if (lottery.data && !isNameOf(lottery.data, params.name)) return <NotFoundMessage />;
  return (
    <>
      <PageHeader
        mark={<LotteryMark lottery={params} size={44} />}
        title={texts.newTitle}
        subtitle={lottery.data?.description}
      />
      <Loaded query={together(lottery, newest)} waiting={skeleton}>
        {([chosen, { results, pages }]) => (
          <NewResult
            lottery={chosen}
            type={chosen.hasDoublePlay ? type : 0}
            known={results.map(({ date }) => date)}
            isWhole={pages <= 1}
            onLeave={leave}
          />
        )}
      </Loaded>
    </>
  );
}

/** `/admin/results/edit/{name}/{lotteryId}/{id}`. */
export function EditResultPage() {
  const params = useParams({ from: '/office/admin/results/edit/$name/$lotteryId/$id' });
  const lotteryId = Number(params.lotteryId);
  const lottery = useLottery(lotteryId);
  const result = useResult({ name: params.name, lotteryId, id: Number(params.id) });
  const leave = useLeave(params.name, lotteryId);
  return (
    <>
      <PageHeader
        mark={<LotteryMark lottery={params} size={44} />}
        title={texts.editTitle}
        subtitle={lottery.data?.description}
      />
      <Loaded query={together(lottery, result)} waiting={skeleton}>
        {([of, saved]) => (
          <>
            <EditResult lottery={of} result={saved} onLeave={leave} />
            <RecordHistory entity="draw" id={saved.id} currency={of.currency} folded />
          </>
        )}
      </Loaded>
    </>
  );
}

/** To the list of a series, where the settlement is seen. */
function useLeave(name: string, id: number) {
  const navigate = useNavigate();
  return (type: SeriesType) =>
    void navigate({
      ...paths.adminResultList(id, name),
      search: type === 1 ? { type: '1' as const } : {},
    });
}
