import type { Db } from '@bolillero/database/connection';
import type { Currency } from '@bolillero/domain/money/cents';
import { unknownPrizeText } from '@bolillero/texts/draws';
import { changedWinMail, winMail, withdrawnWinMail } from '@bolillero/texts/mail';
import type { MailText } from '@bolillero/texts/mail-parts';
import { winChangeReasonText } from '@bolillero/texts/win-changes';
import type { Config } from '../settings/config.ts';
import { findWins } from './facts-repository.ts';
import { groupWinMails } from './group-game-mails.ts';
import { mailLinks } from './links.ts';
import { amountText, seriesName } from './purchase-facts.ts';

interface WinMail {
  readonly customerId: number;
  readonly key: string;
  readonly text: MailText;
}

/** One mail of each notice. */
export const winKey = (notificationId: number) => String(notificationId);

type Told = Awaited<ReturnType<typeof findWins>>[number];

/** The words of the mails of wins, of plays and of group games, and of wins that changed or went, by notification. */
export async function winMails(
  db: Db,
  config: Config,
  notificationIds: readonly number[],
): Promise<WinMail[]> {
  const rows = await findWins(db, notificationIds);
  const ofPlays = rows.map((row) => ({
    customerId: row.told.customerId,
    key: winKey(row.told.id),
    text: textOf(row, config),
  }));
  const ofGames = await groupWinMails(db, config, notificationIds);
  return [
    ...ofPlays,
    ...ofGames.map(({ notificationId, ...mail }) => ({ ...mail, key: winKey(notificationId) })),
  ];
}

function textOf(
  { told, purchaseId, series, drawDate, balls, special, howToCollect, ...named }: Told,
  config: Config,
) {
  const lottery = seriesName(named, series);
  const play = { purchaseId, lottery, drawDate, balls, special, specialName: named.specialName };
  const now = { amount: prizeOf(told.freePlay, told.amountCents, told.currency), level: told.level };
  const link = mailLinks.win(config, purchaseId);
  if (told.cause === null) return winMail(play, { amount: now.amount, howToCollect, link });
  const reason = winChangeReasonText({ cause: told.cause, words: told.reason }, drawDate);
  const before = {
    amount: prizeOf(told.beforeFreePlay, told.beforeCents ?? 0, told.currency),
    level: told.beforeLevel,
  };
  const change = { before, reason, link };
  return told.kind === 'withdrawn' ? withdrawnWinMail(play, change) : changedWinMail(play, now, change);
}

/** A prize written out; null for a free play. */
function prizeOf(free: boolean, amountCents: number, currency: Currency): string | null {
  if (free) return null;
  return amountCents === 0 ? unknownPrizeText : amountText(amountCents, currency);
}
