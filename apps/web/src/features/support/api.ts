import { sendSupportMessage } from '@bolillero/contract/calls/support';
import { request } from '../../api/client.ts';

export interface SupportMessage {
  readonly email: string;
  readonly name: string;
  readonly message: string;
}

/** Sends a message to support. Throws an `ApiError` whose messages are for the person. */
export async function sendMessage(message: SupportMessage): Promise<void> {
  await request(sendSupportMessage, { body: message });
}
