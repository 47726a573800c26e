import { subscriptionTexts } from '@bolillero/texts/subscription';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Lottery } from '../../../api/lottery.ts';
import { lotteryListQuery } from '../../../api/lottery-list.ts';
import { type SeriesType, seriesType } from '../../../api/series.ts';
import { ButtonLink } from '../../../components/ui/ButtonLink.tsx';
import { paths } from '../../../paths.ts';

interface NoticeSample {
  readonly menu: 'results' | 'analysis' | 'forecast';
  readonly lottery: Lottery | undefined;
  readonly series: SeriesType;
}

/** Of what a notice shows a sample: the menu that the address opens, of its lottery, or of the first where it names none. */
export function useNoticeSample(): NoticeSample {
  const { pathname } = useLocation();
  const { id, value, value2 } = useParams({ strict: false });
  const { type, tab } = useSearch({ strict: false });
  const { data: lotteries } = useQuery(lotteryListQuery());
  const lottery = id === undefined ? lotteries?.[0] : lotteries?.find((one) => String(one.id) === id);
  const menu =
    pathname.startsWith(paths.studyResults().to) || tab === '3'
      ? 'results'
      : pathname.startsWith(paths.forecasts().to) || value2 === 'mix'
        ? 'forecast'
        : 'analysis';
  return {
    menu,
    lottery,
    series: lottery?.hasDoublePlay ? (value === 'laggards' ? 1 : seriesType(type)) : 0,
  };
}

/** Its two ways on: to the packages and back here, and to what everybody may see. */
export function useNoticeLinks(): { readonly action: ReactNode; readonly free: ReactNode } {
  const { href } = useLocation();
  return {
    action: (
      <ButtonLink {...paths.profile('subscription', href)} size="md">
        {subscriptionTexts.subscribe}
      </ButtonLink>
    ),
    free: (
      <ButtonLink {...paths.results()} size="md" variant="outline">
        {subscriptionTexts.gate.free}
      </ButtonLink>
    ),
  };
}
