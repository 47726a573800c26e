import { adminResultListTexts, resultFormTexts as texts } from '@bolillero/texts/admin-results';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { isNameOf } from '../../api/lottery.ts';
import { type SeriesType, seriesType } from '../../api/series.ts';
import { dateInWords } from '../../components/ui/dates.ts';
import { Loaded, together } from '../../components/ui/Loaded.tsx';
import { LotteryMark } from '../../components/ui/LotteryMark.tsx';
import { PageHeader } from '../../components/ui/PageHeader.tsx';
import { RowsSkeleton } from '../../components/ui/skeletons.tsx';
import { useDrawDates } from '../../features/admin-results/api/draw-dates.ts';
import { useLottery } from '../../features/admin-results/api/lottery.ts';
import { useResult } from '../../features/admin-results/api/results.ts';
import { EditResult } from '../../features/admin-results/components/EditResult.tsx';
import { NewResult } from '../../features/admin-results/components/NewResult.tsx';
import { SavedResult } from '../../features/admin-results/components/SavedResult.tsx';
import { useProposal } from '../../features/admin-sources/api/proposals.ts';
import { paths } from '../../paths.ts';
import { NotFoundMessage } from '../NotFoundMessage.tsx';

const skeleton = <RowsSkeleton rows={3} height={180} />;
const newResultRoute = '/office/admin/results/new/$name/$id';

/** `/admin/results/new/{name}/{id}`; with `guardado`, what saving that result came to. */
export function NewResultPage() {
  const { name, id } = useParams({ from: newResultRoute });
  const { guardado, fecha, propuesta, type } = useSearch({ from: newResultRoute });
  const lottery = useLottery(Number(id));
  if (lottery.data && !isNameOf(lottery.data, name)) return <NotFoundMessage />;
  if (guardado !== undefined) return <Saved name={name} lotteryId={Number(id)} id={guardado} />;
  // another draw is another form
  return <Entry key={`${type} ${fecha} ${propuesta}`} name={name} id={Number(id)} />;
}

function Entry({ name, id }: { name: string; id: number }) {
  const { fecha, propuesta, type: asked } = useSearch({ from: newResultRoute });
  const navigate = useNavigate();
  const lottery = useLottery(id);
  const type = lottery.data?.hasDoublePlay === false ? 0 : seriesType(asked);
  const dates = useDrawDates(name, id, type);
  const proposal = useProposal(propuesta);
  const leave = useLeave(name, id);
  return (
    <>
      <PageHeader
        mark={<LotteryMark lottery={lottery.data ?? { name }} size={44} />}
        title={texts.newTitle}
        subtitle={lottery.data?.description}
      />
      <Loaded query={together(lottery, dates, proposal)} waiting={skeleton}>
        {([chosen, { owed }, offered]) => (
          <NewResult
            lottery={chosen}
            type={type}
            date={fecha ?? owed}
            offered={offered?.date === fecha ? offered : null}
            onSaved={(saved, values, goesOn) =>
              void navigate(
                goesOn
                  ? paths.adminNewResult(id, name, {
                      series: values.series === 0 ? 1 : 0,
                      fecha: values.date.split('/').reverse().join('-'),
                    })
                  : paths.adminSavedResult(id, name, saved),
              )
            }
            onCancel={() => leave(type)}
          />
        )}
      </Loaded>
    </>
  );
}

function Saved({ name, lotteryId, id }: { name: string; lotteryId: number; id: number }) {
  const lottery = useLottery(lotteryId);
  const result = useResult({ name, lotteryId, id });
  return (
    <Loaded query={together(lottery, result)} waiting={skeleton}>
      {([of, saved]) => (
        <>
          <PageHeader
            mark={<LotteryMark lottery={of} size={44} />}
            title={`${dateInWords(saved.date, 'short')} · ${adminResultListTexts.types[saved.series]}`}
            subtitle={of.description}
          />
          <SavedResult lottery={of} result={saved} />
        </>
      )}
    </Loaded>
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
        {([of, saved]) => <EditResult lottery={of} result={saved} onLeave={leave} />}
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
