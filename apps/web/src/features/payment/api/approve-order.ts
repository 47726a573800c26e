import { approveOrder } from '@bolillero/contract/calls/payments';
import { request } from '../../../api/client.ts';

/** The test gateway alone: plays the payer. */
export async function playPayer(id: string, outcome: 'approve' | 'decline'): Promise<void> {
  await request(approveOrder, { params: { id }, body: { outcome } });
}
