import { subscriptionTexts as words } from '@bolillero/texts/subscription';
import type { CSSProperties, ReactNode } from 'react';
import type { Package } from '../../../api/subscription.ts';
import { moneyText } from '../../../components/ui/Amount.tsx';
import classes from './Packages.module.css';

/** A package as a card: months, price a month, what it saves, what is charged. */
export function PackageCard({ pack, action }: { pack: Package; action: ReactNode }) {
  return (
    <li className={classes.card} style={colourOf(pack)}>
      <h3 className={classes.months}>{words.months(pack.months)}</h3>
      <p className={classes.monthly}>{words.monthly(moneyText(pack.price))}</p>
      <p className={classes.saving}>{pack.saving > 0 && words.saving(pack.saving)}</p>
      <p className={classes.total}>{words.total(moneyText(pack.total), pack.months)}</p>
      {action}
    </li>
  );
}

/** The package's own colour: an edge, never behind text. */
export function colourOf({ colour }: Package): CSSProperties {
  return { '--pack': colour } as CSSProperties;
}
