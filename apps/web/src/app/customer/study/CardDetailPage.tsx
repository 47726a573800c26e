import { studyTexts } from '@bolillero/texts/study';
import { cardsTexts } from '@bolillero/texts/study-cards';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Navigate } from '@tanstack/react-router';
import type { LotteryDetail } from '../../../api/lottery.ts';
import type { StudiedRange, StudiedSeries } from '../../../api/study.ts';
import { subscriptionQuery } from '../../../api/subscription.ts';
import { ButtonLink } from '../../../components/ui/ButtonLink.tsx';
import { CardDetail } from '../../../features/analysis-cards/components/CardDetail.tsx';
import { paths, routes } from '../../../paths.ts';
import { cardSearch } from './card-search.ts';
import { StudiedLottery } from './StudiedLottery.tsx';

const route = getRouteApi(`/signedIn${routes.analysisCard}`);

/** One draw of a range; who has no subscription is sent to the lotteries, as the specification says. */
export function CardDetailPage() {
  const { id, name } = route.useParams();
  const { type } = route.useSearch();
  const { data: subscription } = useQuery(subscriptionQuery());
  if (subscription?.active === false) return <Navigate {...paths.lotteries()} replace />;
  return (
    <StudiedLottery
      id={id}
      name={name}
      type={type}
      menu={studyTexts.analysis.title}
      page={paths.analysis}
      picker={paths.analyses}
    >
      {(lottery, series) => <Detail lottery={lottery} series={series} />}
    </StudiedLottery>
  );
}

function Detail({ lottery, series }: { lottery: LotteryDetail; series: StudiedSeries }) {
  const { index } = route.useParams();
  const { from, to } = route.useSearch();
  const navigate = route.useNavigate();
  const back = (fecha: string | undefined, range: StudiedRange) => ({
    ...paths.analysis(lottery.id, lottery.name),
    search: { ...cardSearch(series, range), ...(fecha !== undefined && { fecha }) },
  });
  return (
    <CardDetail
      lottery={lottery}
      series={series}
      range={{ from, to }}
      // the newest where the address says no place
      index={/^\d{1,9}$/.test(index) ? Number(index) : Number.MAX_SAFE_INTEGER}
      onIndex={(place, range) =>
        void navigate({
          ...paths.analysisCard(lottery.id, lottery.name, place),
          search: cardSearch(series, range),
          resetScroll: false,
        })
      }
      onBack={(fecha, range) => void navigate(back(fecha, range))}
      backLink={(fecha, range) => (
        <ButtonLink
          {...back(fecha, range)}
          variant="subtle"
          leftSection={<IconArrowLeft size={18} aria-hidden="true" />}
        >
          {cardsTexts.detail.back}
        </ButtonLink>
      )}
    />
  );
}
