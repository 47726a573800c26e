import { adminImportTexts as importTexts } from '@bolillero/texts/admin-import';
import { adminResultListTexts as texts } from '@bolillero/texts/admin-results';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { isNameOf, type LotteryDetail } from '../../api/lottery.ts';
import { type SeriesType, seriesType } from '../../api/series.ts';
import { useListState } from '../../components/table/use-list-state.ts';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { Loaded } from '../../components/ui/Loaded.tsx';
import { LotteryMark } from '../../components/ui/LotteryMark.tsx';
import { PageHeader } from '../../components/ui/PageHeader.tsx';
import { Segments } from '../../components/ui/Segments.tsx';
import { RowsSkeleton } from '../../components/ui/skeletons.tsx';
import { ImportHistory } from '../../features/admin-import/components/ImportHistory.tsx';
import { useLottery } from '../../features/admin-results/api/lottery.ts';
import type { ResultsSearch } from '../../features/admin-results/api/result-list.ts';
import { resultsKey } from '../../features/admin-results/api/results.ts';
import { matrixInWords } from '../../features/admin-results/components/LotteryPicker.tsx';
import { ResultList } from '../../features/admin-results/components/ResultList.tsx';
import { paths } from '../../paths.ts';
import { NotFoundMessage } from '../NotFoundMessage.tsx';
import classes from './ResultPages.module.css';

/** `/admin/results/{name}/{id}`: the results of a lottery; with `importar`, the import of its history. */
export function ResultListPage() {
  const { id, name } = useParams({ from: '/office/admin/results/$name/$id' });
  return (
    <Loaded query={useLottery(Number(id))} waiting={<RowsSkeleton rows={8} />}>
      {(lottery) => (isNameOf(lottery, name) ? <Results lottery={lottery} /> : <NotFoundMessage />)}
    </Loaded>
  );
}

/** The import of a lottery's history, in place of the list. */
function Import({ lottery, type }: { lottery: LotteryDetail; type: SeriesType }) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const here = paths.adminResultList(lottery.id, lottery.name);
  const list = { ...here, search: type === 1 ? { type: '1' as const } : {} };
  return (
    <>
      <Link {...list} className={classes.back}>
        ‹ {importTexts.back}
      </Link>
      <PageHeader
        mark={<LotteryMark lottery={lottery} size={52} />}
        title={importTexts.title}
        subtitle={lottery.description}
      />
      <ImportHistory
        lottery={lottery}
        type={type}
        onType={(next) =>
          void navigate({
            ...here,
            search: { importar: true, ...(next === 1 && { type: '1' as const }) },
            replace: true,
          })
        }
        onImported={() => void queryClient.invalidateQueries({ queryKey: resultsKey })}
        onSee={() => void navigate(list)}
      />
    </>
  );
}

function Results({ lottery }: { lottery: LotteryDetail }) {
  const search: ResultsSearch & { readonly importar?: true | undefined } = useSearch({
    from: '/office/admin/results/$name/$id',
  });
  const state = useListState<ResultsSearch>(search);
  const navigate = useNavigate();
  const here = paths.adminResultList(lottery.id, lottery.name);
  const type = lottery.hasDoublePlay ? seriesType(search.type) : 0;
  const series = type === 1 ? { type: '1' as const } : {};
  const enter = (
    <ButtonLink {...paths.adminNewResult(lottery.id, lottery.name, { series: type })}>
      {texts.enter}
    </ButtonLink>
  );
  const bring = (
    <ButtonLink {...here} search={{ ...series, importar: true }} variant="default">
      {texts.importHistory}
    </ButtonLink>
  );
  if (search.importar) return <Import lottery={lottery} type={type} />;
  return (
    <>
      <Link {...paths.adminResults()} className={classes.back}>
        ‹ {texts.back}
      </Link>
      <PageHeader
        mark={<LotteryMark lottery={lottery} size={52} />}
        title={lottery.description}
        subtitle={matrixInWords(lottery)}
        actions={
          <>
            {bring}
            {enter}
          </>
        }
      />
      {lottery.hasDoublePlay && (
        <div className={classes.series}>
          <Segments
            label={texts.series}
            value={`${type}`}
            options={[
              { value: '0', label: texts.types[0] },
              { value: '1', label: texts.types[1] },
            ]}
            onChange={(next) => state.change({ type: next === '1' ? '1' : undefined })}
          />
        </div>
      )}
      <ResultList
        lottery={lottery}
        type={type}
        state={state}
        onOpen={(id) => void navigate(paths.adminEditResult(lottery.id, lottery.name, id))}
        offers={
          <div className={classes.offers}>
            {bring}
            {enter}
          </div>
        }
      />
    </>
  );
}
