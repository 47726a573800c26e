import { resultFormTexts as texts } from '@bolillero/texts/admin-results';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type SeriesType, seriesType } from '../../api/series.ts';
import { ErrorState } from '../../components/ui/ErrorState.tsx';
import { LotteryMark } from '../../components/ui/LotteryMark.tsx';
import { PageHeader } from '../../components/ui/PageHeader.tsx';
import { Loading, RowsSkeleton } from '../../components/ui/skeletons.tsx';
import { useLottery } from '../../features/admin-results/api/lottery.ts';
import { useResult } from '../../features/admin-results/api/result.ts';
import { useResultList } from '../../features/admin-results/api/result-list.ts';
import { EditResult } from '../../features/admin-results/components/EditResult.tsx';
import { NewResult } from '../../features/admin-results/components/NewResult.tsx';
import { paths } from '../../paths.ts';

/** `/admin/results/new/{name}/{id}`. */
export function NewResultPage() {
  const params = useParams({ from: '/office/admin/results/new/$name/$id' });
  const search = useSearch({ from: '/office/admin/results/new/$name/$id' });
  const type = seriesType(search.type);
  const lottery = useLottery(Number(params.id));
  const newest = useResultList(params.name, { type, page: 1 });
  const leave = useLeave(params.name, Number(params.id));
  return (
    <>
      <PageHeader
        mark={<LotteryMark name={params.name} image={lottery.data?.image} size={44} />}
        title={texts.newTitle}
        subtitle={lottery.data?.description}
      />
      <Pending queries={[lottery, newest]}>
        {lottery.data && newest.data && (
          <NewResult
            lottery={lottery.data}
            type={lottery.data.hasDoublePlay ? type : 0}
            known={newest.data.data.map(({ date }) => date)}
            isWhole={newest.data.pages <= 1}
            onLeave={leave}
          />
        )}
      </Pending>
    </>
  );
}

/** `/admin/results/edit/{name}/{lottery_id}/{id}`. */
export function EditResultPage() {
  const params = useParams({ from: '/office/admin/results/edit/$name/$lottery_id/$id' });
  const lotteryId = Number(params.lottery_id);
  const lottery = useLottery(lotteryId);
  const result = useResult({ name: params.name, lottery_id: lotteryId, id: Number(params.id) });
  const leave = useLeave(params.name, lotteryId);
  return (
    <>
      <PageHeader
        mark={<LotteryMark name={params.name} image={lottery.data?.image} size={44} />}
        title={texts.editTitle}
        subtitle={lottery.data?.description}
      />
      <Pending queries={[lottery, result]}>
        {lottery.data && result.data && (
          <EditResult lottery={lottery.data} result={result.data} onLeave={leave} />
        )}
      </Pending>
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

interface AskedQuery {
  readonly isPending: boolean;
  readonly isError: boolean;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

/** A page that stands on several answers: its skeleton, what failed, or the page. */
function Pending({ queries, children }: { queries: readonly AskedQuery[]; children: ReactNode }) {
  const failed = queries.find((query) => query.isError);
  if (failed) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  if (queries.some((query) => query.isPending)) {
    return (
      <Loading>
        <RowsSkeleton rows={3} height={180} />
      </Loading>
    );
  }
  return children;
}
