import { subscriptionTexts as words } from '@bolillero/texts/subscription';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheckFilled from '@tabler/icons-react/dist/esm/icons/IconCircleCheckFilled.mjs';
import type { Subscription } from '../../../api/subscription.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { DrawDateText } from '../../../components/ui/DrawDateText.tsx';
import classes from './Subscription.module.css';

interface SubscriptionCardProps {
  readonly subscription: Subscription;
  /** A payment has to be finished first. */
  readonly blocked: boolean;
  readonly onRenew: () => void;
}

/** A subscription that is active, or about to end: until when, and "Renovar". */
export function SubscriptionCard({ subscription, blocked, onRenew }: SubscriptionCardProps) {
  const { ending, endsOn, changedOn } = subscription;
  const days = words.days(subscription.daysLeft);
  const Icon = ending ? IconAlertTriangle : IconCircleCheckFilled;
  return (
    <section className={classes.card} data-ending={ending || undefined} aria-labelledby="subscription">
      <Icon size={32} aria-hidden="true" className={classes.icon} />
      <div className={classes.words}>
        <h2 id="subscription" className={classes.title}>
          {ending ? words.ending.title : words.active.title}
        </h2>
        {ending && <p className={classes.text}>{words.ending.text(days)}</p>}
        <dl className={classes.facts}>
          {endsOn && (
            <div>
              <dt>{words.active.until}</dt>
              <dd>
                <DrawDateText date={endsOn} />
              </dd>
            </div>
          )}
          {!ending && (
            <div>
              <dt>{words.active.left}</dt>
              <dd>{days}</dd>
            </div>
          )}
          {changedOn && (
            <div>
              <dt>{words.active.changed}</dt>
              <dd>
                <DrawDateText date={changedOn} />
              </dd>
            </div>
          )}
        </dl>
      </div>
      <Button size="md" variant={ending ? 'filled' : 'default'} disabled={blocked} onClick={onRenew}>
        {words.renew}
      </Button>
    </section>
  );
}
