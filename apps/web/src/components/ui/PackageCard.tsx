import { promotionTexts as words } from '@bolillero/texts/public-promotions';
import type { CSSProperties, ReactNode } from 'react';
import type { Package } from '../../api/subscription.ts';
import { moneyText } from './Amount.tsx';
import classes from './PackageCard.module.css';

interface PackageCardProps {
  readonly pack: Omit<Package, 'id'>;
  /** Level of its heading. */
  readonly heading?: 'h2' | 'h3';
  /** The way on from it; none where it is only shown. */
  readonly action?: ReactNode;
}

/** A package of subscription: its months, its price a month, what it saves against the first, and what is paid. */
export function PackageCard({ pack, heading: Heading = 'h3', action }: PackageCardProps) {
  const { months, price, saving, total, colour } = pack;
  return (
    <div className={classes.card} style={{ '--stripe': colour } as CSSProperties}>
      <Heading className={classes.months}>{words.months(months)}</Heading>
      <p className={classes.price}>
        {words.from.before} <span className={classes.figure}>{moneyText(price)}</span> {words.from.after}
      </p>
      <p className={classes.saving} data-some={saving > 0 || undefined}>
        {saving > 0 ? words.saving(saving) : words.noSaving}
      </p>
      <p className={classes.total}>{words.total(moneyText(total), months)}</p>
      {action}
    </div>
  );
}
