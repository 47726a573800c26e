import type { PurchaseState } from '@bolillero/domain/purchases/purchase-state';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import IconTicket from '@tabler/icons-react/dist/esm/icons/IconTicket.mjs';
import type { Purchase } from '../api.ts';
import { type Told, wonMoney } from './purchase-words.ts';
import classes from './StateBadge.module.css';

const icons: Readonly<Record<PurchaseState, typeof IconCheck | null>> = {
  paid: IconCheck,
  unclear: IconClock,
  bought: IconTicket,
  'awaiting-result': IconClock,
  'draw-cancelled': IconClock,
  drawn: null,
  refunding: IconRefresh,
  refunded: IconRefresh,
};

/** The one state of a purchase. Gold stands for won money alone. */
export function StateBadge({ purchase, told }: { purchase: Purchase; told: Told }) {
  const Icon = icons[told.state];
  return (
    <span className={classes.badge} data-state={told.state} data-won={wonMoney(purchase) || undefined}>
      {Icon && <Icon size={16} aria-hidden="true" className={classes.icon} />}
      {told.label}
    </span>
  );
}
