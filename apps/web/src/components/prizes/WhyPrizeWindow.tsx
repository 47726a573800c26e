import { useQuery } from '@tanstack/react-query';
import { prizeWhyQuery } from '../../api/prize-why.ts';
import { Loaded } from '../ui/Loaded.tsx';
import { RowsSkeleton } from '../ui/skeletons.tsx';
import { Window } from '../ui/Window.tsx';
import { PrizeSteps } from './PrizeSteps.tsx';

interface WhyPrizeWindowProps {
  readonly purchaseId: number;
  readonly title: string;
  readonly onClose: () => void;
}

/** Why a settled play won what it won, for its owner and for the office. */
export function WhyPrizeWindow({ purchaseId, title, onClose }: WhyPrizeWindowProps) {
  const query = useQuery(prizeWhyQuery(purchaseId));
  return (
    <Window title={title} width={560} titleFirst onClose={onClose}>
      <Loaded query={query} waiting={<RowsSkeleton rows={5} height={56} />}>
        {(why) => <PrizeSteps why={why} />}
      </Loaded>
    </Window>
  );
}
