import { getRouteApi } from '@tanstack/react-router';
import { RowsSkeleton } from '../../components/ui/skeletons.tsx';
import { routes } from '../../paths.ts';
import { useCustomerSession } from '../../session/customer.ts';
import { Checkout } from './checkout/Checkout.tsx';
import { LotteryGate } from './LotteryGate.tsx';

const route = getRouteApi(`/signedIn${routes.cart}`);

/** The cart of a lottery, and its payment. */
export function CartPage() {
  const { id, name } = route.useParams();
  const session = useCustomerSession();
  if (session.state !== 'in') return null;
  return (
    <LotteryGate id={id} name={name} skeleton={<RowsSkeleton rows={5} height={56} />}>
      {(lottery) => <Checkout key={lottery.id} lottery={lottery} customerId={session.person.id} />}
    </LotteryGate>
  );
}
