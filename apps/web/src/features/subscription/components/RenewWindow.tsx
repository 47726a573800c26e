import { subscriptionTexts } from '@bolillero/texts/subscription';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Package } from '../../../api/subscription.ts';
import { packagesQuery } from '../../../api/subscription.ts';
import { moneyText } from '../../../components/ui/Amount.tsx';
import { Button } from '../../../components/ui/Button.tsx';
import { EmptyState } from '../../../components/ui/EmptyState.tsx';
import { Loaded } from '../../../components/ui/Loaded.tsx';
import { RowsSkeleton } from '../../../components/ui/skeletons.tsx';
import { Window } from '../../../components/ui/Window.tsx';
import { colourOf } from './PackageCard.tsx';
import classes from './Packages.module.css';
import own from './Subscription.module.css';

const words = subscriptionTexts.renewWindow;

interface RenewWindowProps {
  /** Days left of the present subscription. */
  readonly days: number;
  readonly onPay: (pack: Package) => void;
  readonly onClose: () => void;
}

/** How many days are left, and for how long to go on. */
export function RenewWindow({ days, onPay, onClose }: RenewWindowProps) {
  const query = useQuery(packagesQuery());
  const { data } = query;
  const [chosen, setChosen] = useState<number | null>(null);
  const pack = data?.find(({ id }) => id === chosen) ?? data?.[0];
  return (
    <Window title={words.title} onClose={onClose}>
      <p className={own.left}>{words.left(subscriptionTexts.days(days))}</p>
      <Loaded
        query={query}
        waiting={<RowsSkeleton rows={4} height={56} />}
        empty={<EmptyState title={subscriptionTexts.noPackages} hint={subscriptionTexts.noPackagesHint} />}
      >
        {(packages) => (
          <fieldset className={classes.choices}>
            <legend className="visually-hidden">{words.pack}</legend>
            {packages.map((one) => (
              <label key={one.id} className={classes.choice} style={colourOf(one)}>
                <input
                  type="radio"
                  name="pack"
                  checked={one.id === pack?.id}
                  onChange={() => setChosen(one.id)}
                />
                <span className={classes.choiceMonths}>{subscriptionTexts.months(one.months)}</span>
                <span className={classes.choicePrice}>{subscriptionTexts.monthly(moneyText(one.price))}</span>
                <span className={classes.choiceTotal}>
                  {subscriptionTexts.total(moneyText(one.total), one.months)}
                </span>
                <span className={classes.choiceSaving}>
                  {one.saving > 0 && subscriptionTexts.saving(one.saving)}
                </span>
              </label>
            ))}
          </fieldset>
        )}
      </Loaded>
      {data?.length !== 0 && (
        <Button size="md" disabled={!pack} onClick={() => pack && onPay(pack)}>
          {words.pay}
        </Button>
      )}
    </Window>
  );
}
