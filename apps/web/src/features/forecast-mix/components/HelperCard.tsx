import type { Forecast } from '@bolillero/domain/forecasts/choice';
import type { Icon } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import type { MixCommon } from '../mix.ts';
import classes from './HelperCard.module.css';
import { HelperWorth } from './HelperWorth.tsx';
import { MadePlay } from './MadePlay.tsx';

interface HelperCardProps extends MixCommon {
  readonly name: string;
  readonly about: string;
  readonly Icon: Icon;
  /** What is chosen; null while something is missing. */
  readonly choice: Forecast | null;
  /** Its controls. */
  readonly children: ReactNode;
}

/** A helper: what it does, what is chosen of it, the play that it makes, and what would have come of it. */
export function HelperCard({ name, about, Icon, choice, children, ...common }: HelperCardProps) {
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
      <HelperWorth choice={choice} {...common} />
    </section>
  );
}
