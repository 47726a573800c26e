import type { Db } from '@bolillero/database/connection';
import { winMail } from '@bolillero/texts/mail';
import type { MailText } from '@bolillero/texts/mail-parts';
import type { Config } from '../settings/config.ts';
import { findWins } from './facts-repository.ts';
import { mailLinks } from './links.ts';
import { amountText, seriesName } from './purchase-facts.ts';

interface WinMail {
  readonly customerId: number;
  readonly key: string;
  readonly text: MailText;
}

/** A play's win at a draw: told once, even where a correction took the notice away and gave it back. */
export const winKey = (purchaseId: number, drawId: number | null) => `${purchaseId}:${drawId}`;

/** The words of wins' mails, by notification. */
export async function winMails(
  db: Db,
  config: Config,
  notificationIds: readonly number[],
): Promise<WinMail[]> {
  const rows = await findWins(db, notificationIds);
  const link = mailLinks.notifications(config);
  return rows.map(({ told, purchaseId, series, drawDate, balls, special, ...named }) => {
    const play = {
      purchaseId,
      lottery: seriesName(named, series),
      drawDate,
      balls,
      special,
      specialName: named.specialName,
    };
    const amount = told.freePlay ? null : amountText(told.amountCents, told.currency);
    return {
      customerId: told.customerId,
      key: winKey(purchaseId, told.drawId),
      text: winMail(play, amount, link),
    };
  });
}
