import { subscriptionAdvertTexts } from '@bolillero/texts/subscription-advert';
import type { ReactNode } from 'react';
import { Bone } from '../../../components/ui/Bone.tsx';
import classes from './SampleCard.module.css';

interface SampleCardProps {
  readonly lottery: string;
  /** Undefined while it is asked for. */
  readonly sentence: string | undefined;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A real answer of a subscribers' menu, on the notice before it. As high while it waits as afterwards. */
export function SampleCard({ lottery, sentence, note, children }: SampleCardProps) {
  return (
    <figure className={classes.card}>
      <figcaption className={classes.caption}>
        <span className={classes.mark}>{subscriptionAdvertTexts.sample(lottery)}</span>
        <span className={classes.sentence}>
          {sentence ?? (
            <>
              <Bone height={20} />
              <br />
              <Bone height={20} width="70%" />
            </>
          )}
        </span>
      </figcaption>
      {children}
      {note && <p className={classes.note}>{note}</p>}
    </figure>
  );
}
