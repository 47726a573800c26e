import { cents } from '@bolillero/domain/money/cents';
import type { Context } from '../../context.ts';
import { openSessionsOf } from '../../identity/open-sessions-repository.ts';
import { readPage as readListPage } from '../../lists/list-repository.ts';
import { readLimits } from '../limits/service.ts';
import { mails as everyMail } from '../mail/repository.ts';
import { listOwn } from '../purchases/service.ts';
import { find as findSubscription } from '../subscriptions/repository.ts';
import * as notes from './notes-repository.ts';
import * as page from './page-repository.ts';
import { thePlayer } from './player.ts';

/** Rows of what grows: the rest is a list of its own. */
const atAGlance = 5;

/**
 * Everything of a player that their page shows.
 * @throws {AppError} not-found
 */
export async function readPage(context: Context, id: number) {
  const { db } = context;
  const player = await thePlayer(context, id);
  const filter = { q: '', kind: undefined, failing: false, customerId: id };
  const newest = { filter, sort: '-created_at' };
  const mails = await readListPage(db, everyMail, newest, { page: 1, perPage: atAGlance, known: undefined });
  return {
    player,
    limits: await readLimits(context, id),
    sessions: await openSessionsOf(context, { customerId: id }),
    subscription: await findSubscription(db, id),
    lastPeriod: await page.lastPeriod(db, id),
    purchases: await listOwn(context, id, { id: undefined, part: undefined, page: 1, perPage: atAGlance }),
    payments: { rows: await page.listPayments(db, id, atAGlance), ...(await page.sumPayments(db, id)) },
    prizes: (await page.sumPrizes(db, id)).map(({ currency, cents: sum }) => ({
      currency,
      amount: cents(sum),
    })),
    mails: { rows: mails, ...(await page.countMails(db, id)) },
    notes: await notes.list(db, id),
  };
}
export type PlayerPageRead = Awaited<ReturnType<typeof readPage>>;
