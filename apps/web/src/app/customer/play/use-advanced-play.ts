import { useSubscribed } from '../../../api/use-subscribed.ts';
import { useHasAdvancedPages } from '../../../session/customer.ts';

/** Whether the advanced play page is open to the customer who is signed in: those of type 1 who subscribe. */
export function useAdvancedPlay(): boolean {
  const subscribed = useSubscribed();
  return useHasAdvancedPages() && subscribed;
}
