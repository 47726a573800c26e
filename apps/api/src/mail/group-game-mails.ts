import type { Db } from '@bolillero/database/connection';
import type { Currency } from '@bolillero/domain/money/cents';
import { unknownPrizeText } from '@bolillero/texts/draws';
import { changedGroupWinMail, groupRefundMail, groupWinMail } from '@bolillero/texts/group-game-mail';
import type { MailText } from '@bolillero/texts/mail-parts';
import { winChangeReasonText } from '@bolillero/texts/win-changes';
import type { Config } from '../settings/config.ts';
import { findGroupWins, findShares, findSharesRefund, type MemberOf } from './group-game-facts-repository.ts';
import { mailLinks } from './links.ts';
import { amountText, seriesName } from './purchase-facts.ts';

/** That what a customer paid for their shares of a game went back; null where it did not. */
export async function groupRefundMailOf(db: Db, config: Config, member: MemberOf): Promise<MailText | null> {
  const shares = await findShares(db, member);
  const back = await findSharesRefund(db, member);
  if (shares === null || back === null) return null;
  const amount = amountText(back.amountCents, 'USD');
  return groupRefundMail(shares, { amount, cause: back.cause, link: mailLinks.purchases(config) });
}

type Told = Awaited<ReturnType<typeof findGroupWins>>[number];

/** The words of the mails of what group games won, and of winnings that changed or went, by notification. */
export async function groupWinMails(db: Db, config: Config, notificationIds: readonly number[]) {
  const rows = await findGroupWins(db, notificationIds);
  return rows.map((row) => ({
    customerId: row.told.customerId,
    notificationId: row.told.id,
    text: textOf(row, config),
  }));
}

function textOf(row: Told, config: Config): MailText {
  const { told, gameId, participations, shares } = row;
  const drawDate = row.drawDate ?? '';
  const game = { gameId, lottery: seriesName(row, row.series), drawDate, participations, shares };
  const link = mailLinks.groupGame(config, gameId);
  const amount = winningsText(told.amountCents, told.currency);
  if (told.cause === null) return groupWinMail(game, { amount, link });
  return changedGroupWinMail(game, {
    before: winningsText(told.beforeCents ?? 0, told.currency),
    now: told.kind === 'withdrawn' ? null : amount,
    reason: winChangeReasonText({ cause: told.cause, words: told.reason }, drawDate),
    link,
  });
}

const winningsText = (amountCents: number, currency: Currency) =>
  amountCents === 0 ? unknownPrizeText : amountText(amountCents, currency);
