import { profileTexts } from '@bolillero/texts/profile';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { lotteryListQuery } from '../../../api/lottery-list.ts';
import { showWarning } from '../../../components/ui/notice-store.ts';
import { shareFile, sharesFiles } from '../../../components/ui/share-file.ts';
import type { Purchase } from '../api.ts';
import classes from './Repeat.module.css';

const words = profileTexts.purchases.image;
const type = 'image/png';

/** Passes a play on as a picture, or keeps it; what draws it is loaded when it is asked for. */
export function ShareButton({ purchase }: { purchase: Purchase }) {
  const client = useQueryClient();
  const [isMaking, setMaking] = useState(false);
  const share = async () => {
    if (isMaking) return;
    setMaking(true);
    try {
      const [{ playImage }, lotteries] = await Promise.all([
        import('../paper/play-image.ts'),
        client.ensureQueryData(lotteryListQuery()),
      ]);
      const panel = lotteries.find(({ id }) => id === purchase.lottery.id)?.matrix.size ?? 0;
      const picture = await playImage(purchase, panel);
      await shareFile(new File([picture], words.fileName(purchase.id), { type }));
    } catch {
      showWarning(words.failed);
    } finally {
      setMaking(false);
    }
  };
  return (
    <button
      type="button"
      className={classes.button}
      aria-disabled={isMaking || undefined}
      onClick={() => void share()}
    >
      {sharesFiles(type) ? words.share : words.keep}
    </button>
  );
}
