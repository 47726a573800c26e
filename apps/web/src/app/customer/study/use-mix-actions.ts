import { playKey, type TypedPlay } from '@bolillero/domain/tickets/play';
import { forecastMixTexts } from '@bolillero/texts/forecast-mix';
import { uiTexts } from '@bolillero/texts/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { LotteryDetail } from '../../../api/lottery.ts';
import { cartKey } from '../../../api/queries.ts';
import type { SeriesType } from '../../../api/series.ts';
import { flashCart } from '../../../components/layout/cart-flash.ts';
import { showWarning } from '../../../components/ui/notice-store.ts';
import { registerPlays, withdrawPlay } from '../../../features/cart/api/cart.ts';
import type { MixActions } from '../../../features/forecast-mix/mix.ts';
import { paths } from '../../../paths.ts';
import { useCustomerSession, usePlaysSeries } from '../../../session/customer.ts';
import { useAdvancedPlay } from '../play/use-advanced-play.ts';

const words = forecastMixTexts.made;

/** What a customer may do with the plays of Pronóstico Mix (Rulebook 9). */
export function useMixActions(lottery: LotteryDetail, series: SeriesType): MixActions {
  const client = useQueryClient();
  const navigate = useNavigate();
  const session = useCustomerSession();
  const isOpen = usePlaysSeries()(series);
  const advanced = useAdvancedPlay();
  const customerId = session.state === 'in' ? session.person.id : null;
  return useMemo(() => {
    if (!isOpen) return { closed: words.notOpen };
    const { nextDrawDate: date } = lottery;
    if (date === null) return { closed: words.noSale };
    const toCart = async (play: TypedPlay) => {
      const id = playKey(play);
      const plays = [{ id, ...play, withMultiplier: false }];
      const ids = await registerPlays({ lotteryId: lottery.id, series, date, plays });
      const refresh = () => client.invalidateQueries({ queryKey: cartKey });
      void refresh();
      flashCart();
      return async () => {
        const held = ids.get(id);
        if (held !== undefined) await withdrawPlay(held);
        void refresh();
      };
    };
    const toPlay = async (play: TypedPlay) => {
      if (customerId === null) return;
      try {
        const { copyToPlay } = await import('../play/copy-to-play.ts');
        const refusal = copyToPlay(customerId, lottery, series, play, client);
        if (refusal !== null) return showWarning(refusal);
        await navigate(paths.play(lottery.id, lottery.name, series === 1 ? 'laggards' : 'normal', 'mix'));
      } catch {
        showWarning(uiTexts.network);
      }
    };
    return { toCart, ...(advanced && { toPlay: (play: TypedPlay) => void toPlay(play) }) };
  }, [isOpen, advanced, lottery, series, customerId, client, navigate]);
}
