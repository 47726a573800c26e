import type { ReactNode } from 'react';
import { failedWith } from '../../api/api-error.ts';
import { isNameOf, type LotteryDetail } from '../../api/lottery.ts';
import { Loaded } from '../../components/ui/Loaded.tsx';
import { RowsSkeleton } from '../../components/ui/skeletons.tsx';
import { useLottery } from '../../features/lotteries/api.ts';
import { NotFoundMessage } from '../NotFoundMessage.tsx';

interface LotteryGateProps {
  /** The address's `{id}`, whatever it says. */
  readonly id: string;
  /** Its `{name}`, in any accepted spelling. */
  readonly name: string;
  readonly skeleton?: ReactNode;
  readonly children: (lottery: LotteryDetail) => ReactNode;
}

/** Loads the lottery that an address names; what is no lottery, or is not called so, is no page. */
export function LotteryGate({ id, ...rest }: LotteryGateProps) {
  if (!/^[1-9]\d{0,8}$/.test(id)) return <NotFoundMessage />;
  return <KnownLottery id={Number(id)} {...rest} />;
}

function KnownLottery({ id, name, skeleton, children }: Omit<LotteryGateProps, 'id'> & { id: number }) {
  const query = useLottery(id);
  if (!query.data && failedWith(query.error, 'unknown-lottery', 'not-found', 'input-invalid'))
    return <NotFoundMessage />;
  return (
    <Loaded query={query} waiting={skeleton ?? <RowsSkeleton rows={6} height={64} />}>
      {(lottery) => (isNameOf(lottery, name) ? children(lottery) : <NotFoundMessage />)}
    </Loaded>
  );
}
