import { adminLotteriesTexts as texts } from '@bolillero/texts/admin-lotteries';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useSettings } from '../../api/settings.ts';
import { ButtonLink } from '../../components/ui/ButtonLink.tsx';
import { Loaded } from '../../components/ui/Loaded.tsx';
import { LotteryMark } from '../../components/ui/LotteryMark.tsx';
import { PageHeader } from '../../components/ui/PageHeader.tsx';
import { RowsSkeleton } from '../../components/ui/skeletons.tsx';
import { RecordHistory } from '../../features/admin-audit/components/RecordHistory.tsx';
import { useEditedLottery } from '../../features/admin-lotteries/api/lotteries.ts';
import type { EditedLottery } from '../../features/admin-lotteries/api/read-lottery.ts';
import { LotteryForm } from '../../features/admin-lotteries/components/LotteryForm.tsx';
import { NewLottery } from '../../features/admin-lotteries/components/NewLottery.tsx';
import type { LotterySection } from '../../features/admin-lotteries/lottery-form.ts';
import { paths } from '../../paths.ts';
import { LotterySoundness } from './LotterySoundness.tsx';

/** The sections as the address names them. */
const sections = {
  identidad: 'identity',
  matriz: 'matrix',
  calendario: 'calendar',
  multiplica: 'multiplier',
  precios: 'prices',
  premios: 'prizes',
  ventas: 'sales',
  historia: 'history',
} as const satisfies Record<string, LotterySection>;
type SectionSlug = keyof typeof sections;
const slugs = Object.keys(sections) as SectionSlug[];

const skeleton = <RowsSkeleton rows={3} height={160} />;

/** `/admin/loterias/{id}`. */
export function EditLotteryPage() {
  const id = Number(useParams({ from: '/office/admin/loterias/$id' }).id);
  const { seccion = 'identidad' } = useSearch({ from: '/office/admin/loterias/$id' });
  const navigate = useNavigate();
  const query = useEditedLottery(id);
  const toSection = (section: LotterySection) => {
    const slug = slugs.find((one) => sections[one] === section) ?? 'identidad';
    void navigate({ to: '.', search: { seccion: slug }, replace: true, resetScroll: false } as never);
  };
  const lottery = query.data?.lottery;
  return (
    <>
      <PageHeader
        mark={
          lottery && (
            <LotteryMark
              size={40}
              lottery={{
                name: lottery.name,
                description: lottery.displayName,
                accent: lottery.accent,
                image: query.data?.image ?? '',
              }}
            />
          )
        }
        title={lottery?.displayName ?? texts.edit}
        subtitle={lottery?.name}
        actions={
          <ButtonLink {...paths.adminLotteries()} variant="subtle">
            {texts.title}
          </ButtonLink>
        }
      />
      <Loaded query={query} waiting={skeleton}>
        {(edited) => (
          <LotteryForm
            key={edited.lottery.id}
            lottery={edited}
            section={sections[seccion]}
            onSection={toSection}
            onLeave={(hidden) => void navigate(paths.adminLotteries(hidden))}
            history={<History of={edited} />}
          />
        )}
      </Loaded>
    </>
  );
}

/** Where its draws come in, how sound they are, and who changed what of it. */
function History({ of: { lottery } }: { of: EditedLottery }) {
  const { id, name, currency } = lottery;
  return (
    <>
      <p>{texts.history.hint}</p>
      <p>
        <ButtonLink {...paths.adminResultList(id, name)} search={{ importar: true }} variant="default">
          {texts.history.import}
        </ButtonLink>{' '}
        <ButtonLink {...paths.adminResultList(id, name)} variant="subtle">
          {texts.history.results}
        </ButtonLink>
      </p>
      <LotterySoundness lottery={lottery} />
      <RecordHistory entity="lottery" id={id} currency={currency} level={3} />
    </>
  );
}

/** `/admin/loterias/nueva`. */
export function NewLotteryPage() {
  const navigate = useNavigate();
  const { timeZone } = useSettings();
  return (
    <>
      <PageHeader title={texts.create} subtitle={texts.newHint} />
      {timeZone && (
        <NewLottery
          timeZone={timeZone}
          onLeave={() => void navigate(paths.adminLotteries())}
          onCreated={(id) => void navigate(paths.adminLottery(id))}
        />
      )}
    </>
  );
}
