import { slipsTexts } from '@bolillero/texts/study-slips';
import { uiTexts } from '@bolillero/texts/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { LotteryDetail } from '../../../api/lottery.ts';
import type { SeriesType } from '../../../api/series.ts';
import type { StudiedDraw } from '../../../api/study.ts';
import { showSuccess, showWarning } from '../../../components/ui/notice-store.ts';
import { paths } from '../../../paths.ts';
import { useCustomerSession, usePlaysSeries } from '../../../session/customer.ts';

/**
 * COPIAR: puts a draw's numbers on the play page of its series, and offers to go there. Undefined for a series that the customer does not
 * play.
 */
export function useCopyToPlay(
  lottery: LotteryDetail,
  series: SeriesType,
): ((draw: StudiedDraw) => void) | undefined {
  const client = useQueryClient();
  const navigate = useNavigate();
  const session = useCustomerSession();
  const plays = usePlaysSeries()(series);
  const customerId = session.state === 'in' ? session.person.id : null;
  const copy = useCallback(
    async (draw: StudiedDraw) => {
      if (customerId === null) return;
      try {
        const { copyToPlay } = await import('../play/copy-to-play.ts');
        const refusal = copyToPlay(customerId, lottery, series, draw, client);
        if (refusal !== null) return showWarning(refusal);
        const page = paths.play(lottery.id, lottery.name, series === 1 ? 'laggards' : 'normal');
        showSuccess(slipsTexts.copied, {
          seconds: 8,
          action: { label: slipsTexts.toPlay, run: () => void navigate(page) },
        });
      } catch {
        showWarning(uiTexts.network);
      }
    },
    [client, customerId, lottery, navigate, series],
  );
  const act = useCallback((draw: StudiedDraw) => void copy(draw), [copy]);
  return plays ? act : undefined;
}
