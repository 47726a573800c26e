import { registerCustomer } from '@bolillero/contract/calls/costumers';
import { request } from '../../../api/client.ts';

export interface Registration {
  readonly email: string;
  /** `YYYY-MM-DD`. */
  readonly birthday: string;
  readonly password: string;
  readonly confirmation: string;
  readonly terms: boolean;
  readonly promotion?: string | undefined;
}

/** Opens a customer's account. Throws an `ApiError` whose messages are for the person. */
export async function register({ confirmation, promotion, ...rest }: Registration): Promise<void> {
  await request(registerCustomer, {
    body: { ...rest, confirm_password: confirmation, promotion: promotion ?? null },
  });
}
