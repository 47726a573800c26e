import { useQuery } from '@tanstack/react-query';
import { prizeWhyQuery, type WhyOf } from '../../api/prize-why.ts';
import { Loaded } from '../ui/Loaded.tsx';
import { RowsSkeleton } from '../ui/skeletons.tsx';
import { Window } from '../ui/Window.tsx';
import { PrizeSteps } from './PrizeSteps.tsx';

interface WhyPrizeWindowProps {
  readonly of: WhyOf;
  readonly title: string;
  readonly onClose: () => void;
}

/** Why a settled play won what it won, for who played it and for the office. */
export function WhyPrizeWindow({ of, title, onClose }: WhyPrizeWindowProps) {
  const query = useQuery(prizeWhyQuery(of));
  return (
    <Window title={title} width={560} titleFirst onClose={onClose}>
      <Loaded query={query} waiting={<RowsSkeleton rows={5} height={56} />}>
        {(why) => <PrizeSteps why={why} />}
      </Loaded>
    </Window>
  );
}
