import type { GroupGameState } from '@bolillero/domain/group-games/game-state';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import type { OwnShares } from '../../api/group-game.ts';
import classes from './SharesBadge.module.css';
import { type ToldShares, wonShares } from './shares-words.ts';

const icons: Readonly<Record<GroupGameState, typeof IconCheck | null>> = {
  created: IconCheck,
  'on-sale': IconCheck,
  'sold-out': IconCheck,
  closed: IconClock,
  'awaiting-result': IconClock,
  settled: null,
  refunded: IconRefresh,
};

/** The one state of a customer's shares of a game. Gold stands for won money alone. */
export function SharesBadge({ own, told }: { own: OwnShares; told: ToldShares }) {
  const Icon = icons[told.state];
  return (
    <span className={classes.badge} data-state={told.state} data-won={wonShares(own) || undefined}>
      {Icon && <Icon size={16} aria-hidden="true" className={classes.icon} />}
      {told.label}
    </span>
  );
}
