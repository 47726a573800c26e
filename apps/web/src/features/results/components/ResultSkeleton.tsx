import { Bone } from '../../../components/ui/Bone.tsx';
import { BallRowSkeleton, RowsSkeleton, SlipSkeleton } from '../../../components/ui/skeletons.tsx';
import classes from './ResultView.module.css';

/** Stands for a result. */
export function ResultSkeleton({ size, special }: { size: number; special: number }) {
  return (
    <div className={classes.view}>
      <div className={classes.main}>
        <div className={classes.drawn}>
          <Bone width={190} height={26} />
          <Bone width={240} height={22} />
          <BallRowSkeleton size={44} />
        </div>
        <Bone height={96} />
        <RowsSkeleton rows={8} height={48} />
      </div>
      <div className={classes.slip}>
        <SlipSkeleton size={size} special={special} />
      </div>
    </div>
  );
}
