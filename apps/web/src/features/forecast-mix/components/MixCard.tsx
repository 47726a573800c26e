import type { Forecast } from '@bolillero/domain/forecasts/choice';
import type { Icon } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import type { MixCommon } from '../mix.ts';
import { MadePlay } from './MadePlay.tsx';
import classes from './MixCard.module.css';
import { MixWorth } from './MixWorth.tsx';

interface MixCardProps extends MixCommon {
  readonly name: string;
  readonly about: string;
  readonly Icon: Icon;
  /** What is chosen; null while something is missing. */
  readonly choice: Forecast | null;
  /** Its controls. */
  readonly children: ReactNode;
}

/** A helper: what it does, what is chosen of it, the play that it makes, and what would have come of it. */
export function MixCard({ name, about, Icon, choice, children, ...common }: MixCardProps) {
  const id = useId();
  return (
    <section className={classes.card} aria-labelledby={id}>
      <div className={classes.top}>
        <h2 id={id} className={classes.name}>
          <Icon size={24} stroke={1.75} aria-hidden="true" />
          {name}
        </h2>
        <p className={classes.about}>{about}</p>
        <div className={classes.controls}>{children}</div>
        <MadePlay key={JSON.stringify(choice)} name={name} choice={choice} {...common} />
      </div>
      <MixWorth choice={choice} {...common} />
    </section>
  );
}
