import type { Db } from '@bolillero/database/connection';
import { groupRefundMail } from '@bolillero/texts/group-game-mail';
import type { MailText } from '@bolillero/texts/mail-parts';
import type { Config } from '../settings/config.ts';
import { findShares, findSharesRefund, type MemberOf } from './group-game-facts-repository.ts';
import { mailLinks } from './links.ts';
import { amountText } from './purchase-facts.ts';

/** That what a customer paid for their shares of a game went back; null where it did not. */
export async function groupRefundMailOf(db: Db, config: Config, member: MemberOf): Promise<MailText | null> {
  const shares = await findShares(db, member);
  const back = await findSharesRefund(db, member);
  if (shares === null || back === null) return null;
  const amount = amountText(back.amountCents, 'USD');
  return groupRefundMail(shares, { amount, cause: back.cause, link: mailLinks.purchases(config) });
}
