import { oneOrder } from '@bolillero/contract/calls/payments';
import { request } from '../../../api/client.ts';

/** What has become of an order of one's own. */
export function orderState(id: string) {
  return request(oneOrder, { params: { id } });
}
