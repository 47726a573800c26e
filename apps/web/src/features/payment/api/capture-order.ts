import { captureOrder } from '@bolillero/contract/calls/payments';
import { request } from '../../../api/client.ts';

/** Captures an approved order and answers its purchases. Repeating it captures nothing twice. */
export async function capture(id: string): Promise<readonly number[]> {
  return (await request(captureOrder, { params: { id }, body: {} })).purchases;
}
