import { promotionTexts } from '@bolillero/texts/public-promotions';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { packagesQuery } from '../../../api/subscription.ts';
import { moneyText } from '../../../components/ui/Amount.tsx';
import { packageAt } from '../package-at.ts';
import classes from './ChosenPackage.module.css';

const words = promotionTexts.chosen;

interface ChosenPackageProps {
  /** The package's place in the list, as the address says it. */
  readonly promotion: string;
  /** The way to choose another. */
  readonly change: ReactNode;
}

/** The package that somebody brings along to registration and sign-in. */
export function ChosenPackage({ promotion, change }: ChosenPackageProps) {
  const { data, error } = useQuery(packagesQuery());
  // without the list there is nothing to say of it; what was chosen is carried on all the same
  if (!data && error) return null;
  const chosen = packageAt(data ?? [], promotion);
  if (data && !chosen) return <p className={classes.unknown}>{words.unknown}</p>;
  return (
    <section className={classes.box} aria-label={words.title} aria-busy={!data}>
      <p className={classes.title}>{words.title}</p>
      <p className={classes.line}>
        {chosen
          ? words.line(promotionTexts.months(chosen.months), moneyText(chosen.price), moneyText(chosen.total))
          : '…'}
      </p>
      <p className={classes.note}>
        {words.payNext} {change}
      </p>
    </section>
  );
}
