import { useQuery } from '@tanstack/react-query';
import { useCustomerSession } from '../session/customer.ts';
import { subscriptionQuery } from './subscription.ts';

/** Whether the customer subscribes, as far as the page knows: nobody is asked for it. Who subscribed since they signed in is known from the payment. */
export function useSubscribed(): boolean {
  const session = useCustomerSession();
  const paid = useQuery({ ...subscriptionQuery(), enabled: false }).data?.active;
  return paid ?? (session.state === 'in' && session.person.subscribed);
}
