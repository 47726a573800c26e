import { Bone } from '../../../components/ui/Bone.tsx';
import { SlipSkeleton } from '../../../components/ui/skeletons.tsx';
import classes from './PlayRoom.module.css';

/** Stands for the play page. */
export function PlaySkeleton() {
  return (
    <>
      <div style={{ marginBlockEnd: 24 }}>
        <Bone width={280} height={44} />
      </div>
      <div className={classes.room}>
        <div className={classes.slips}>
          <SlipSkeleton size={69} special={26} />
          <SlipSkeleton size={69} special={26} />
          <SlipSkeleton size={69} special={26} />
        </div>
        <div className={classes.side}>
          <Bone height={220} />
        </div>
      </div>
    </>
  );
}
