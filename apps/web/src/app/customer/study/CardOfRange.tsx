import { cardsTexts } from '@bolillero/texts/study-cards';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { type NavigateOptions, useNavigate } from '@tanstack/react-router';
import type { LotteryDetail } from '../../../api/lottery.ts';
import type { StudiedRange, StudiedSeries } from '../../../api/study.ts';
import { ButtonLink } from '../../../components/ui/ButtonLink.tsx';
import { CardDetail } from '../../../features/analysis-cards/components/CardDetail.tsx';
import { paths } from '../../../paths.ts';
import { cardSearch } from './card-search.ts';

interface CardOfRangeProps {
  readonly lottery: LotteryDetail;
  readonly series: StudiedSeries;
  readonly range: StudiedRange;
  /** The draw's place in the range, 0 the oldest; the newest without one. */
  readonly index: number | undefined;
  /** Where another draw of the range stands. */
  readonly place: (index: number, range: StudiedRange) => Pick<NavigateOptions, 'to' | 'params' | 'search'>;
}

/** One draw of a range large, with its way back to the cards. */
export function CardOfRange({
  lottery,
  series,
  range,
  index = Number.MAX_SAFE_INTEGER,
  place,
}: CardOfRangeProps) {
  const navigate = useNavigate();
  const back = (fecha: string | undefined, range: StudiedRange) => ({
    ...paths.analysis(lottery.id, lottery.name),
    search: { ...cardSearch(series, range), ...(fecha !== undefined && { fecha }) },
  });
  return (
    <CardDetail
      lottery={lottery}
      series={series}
      range={range}
      index={index}
      onIndex={(index, range) =>
        void navigate({ ...place(index, range), resetScroll: false } as NavigateOptions)
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
