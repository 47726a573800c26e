import { publicTexts } from '@bolillero/texts/public';
import { uiTexts } from '@bolillero/texts/ui';
import { readBalls } from '../../../api/balls.ts';
import { DrawDateText } from '../../../components/ui/DrawDateText.tsx';
import { LotteryMark } from '../../../components/ui/LotteryMark.tsx';
import { Slip } from '../../../components/ui/Slip.tsx';
import { Loading, SlipSkeleton } from '../../../components/ui/skeletons.tsx';
import { useLotteries } from '../api/lotteries.ts';
import classes from './NewestSlip.module.css';

/** The newest result of all lotteries, inked on its slip; a blank one while there is none. */
export function NewestSlip() {
  const { data, isPending } = useLotteries();
  if (isPending)
    return (
      <Loading>
        <SlipSkeleton size={69} special={26} />
      </Loading>
    );
  const [newest] = (data ?? []).toSorted((a, b) =>
    (b.result?.date ?? '').localeCompare(a.result?.date ?? ''),
  );
  if (!newest) return null;
  const { result } = newest;
  return (
    <Slip
      size={newest.size}
      balls={readBalls(result?.balls)}
      special={
        newest.special_kind === 'own-drum'
          ? { size: newest.sub_length, chosen: result?.ball_red ?? null, name: newest.sub_name }
          : undefined
      }
      lottery={newest.name}
      label={publicTexts.slipOf(newest.description)}
      header={
        <p className={classes.header}>
          <LotteryMark name={newest.name} size={28} image={newest.image} />
          <span className={classes.name}>{newest.description}</span>
          {result?.demo && <span className={classes.demo}>{uiTexts.draw.demo}</span>}
          {result && <DrawDateText date={result.date} form="short" />}
        </p>
      }
    />
  );
}
