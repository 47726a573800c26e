import { picksSpecial, specialSize } from '@bolillero/domain/games/matrix';
import { publicTexts } from '@bolillero/texts/public';
import { uiTexts } from '@bolillero/texts/ui';
import { Bone } from '../../../components/ui/Bone.tsx';
import { DrawDateText } from '../../../components/ui/DrawDateText.tsx';
import { LotteryMark } from '../../../components/ui/LotteryMark.tsx';
import { Slip } from '../../../components/ui/Slip.tsx';
import { Loading, SlipSkeleton } from '../../../components/ui/skeletons.tsx';
import { useLotteries } from '../api.ts';
import classes from './NewestSlip.module.css';

/** The newest result of all lotteries, inked on its slip; a blank one while there is none. */
export function NewestSlip() {
  const { data, isPending } = useLotteries();
  if (isPending)
    return (
      <Loading>
        <SlipSkeleton
          size={69}
          special={26}
          header={
            <p className={classes.header}>
              <Bone round width={28} height={28} />
              <span className={classes.name}>
                <Bone width={90} />
              </span>
            </p>
          }
        />
      </Loading>
    );
  const [newest] = (data ?? []).toSorted((a, b) =>
    (b.lastDraw?.date ?? '').localeCompare(a.lastDraw?.date ?? ''),
  );
  if (!newest) return null;
  const { matrix, lastDraw } = newest;
  return (
    <Slip
      size={matrix.size}
      balls={lastDraw?.balls ?? []}
      special={
        picksSpecial(matrix)
          ? { size: specialSize(matrix), chosen: lastDraw?.special ?? null, name: newest.specialName }
          : undefined
      }
      accent={newest.accent}
      label={publicTexts.slipOf(newest.description)}
      header={
        <p className={classes.header}>
          <LotteryMark lottery={newest} size={28} />
          <span className={classes.name}>{newest.description}</span>
          {lastDraw?.demo && <span className={classes.demo}>{uiTexts.draw.demo}</span>}
          {lastDraw && <DrawDateText date={lastDraw.date} form="short" />}
        </p>
      }
    />
  );
}
