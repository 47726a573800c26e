import { readDevice } from '@bolillero/domain/accounts/device';
import { personalDataTexts } from '@bolillero/texts/players';
import { recordChange } from '../../audit/repository.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors/app-error.ts';
import type { AdminIdentity } from '../../identity/identity.ts';
import { openSessionsOf } from '../../identity/open-sessions-repository.ts';
import { emailsOf, favouritesOf } from '../customers/repository.ts';
import { readLimits } from '../limits/service.ts';
import { type DataSection, writeData } from './data-presenter.ts';
import * as data from './data-repository.ts';
import * as shares from './data-shares-repository.ts';
import * as notes from './notes-repository.ts';
import { find } from './repository.ts';

/**
 * Everything that is kept of a player, as the text of a file, piece by piece: for the player, who asked for it. No password, no
 * link and no token is in it, nor the text of mails, where such links stand. The audit tells who took it.
 * @throws {AppError} not-found, customer-closed
 */
export async function handOutData(
  context: Context,
  admin: AdminIdentity,
  id: number,
): Promise<AsyncGenerator<string>> {
  const { db, clock } = context;
  const row = await find(db, id);
  if (row === null) throw new AppError('not-found');
  if (row.closedAt !== null) throw new AppError('customer-closed');
  const at = clock.date();
  const sections = await readSections(context, id, at);
  const after = { handedOut: true };
  await recordChange(db, admin, at, { action: 'hand-out', entity: 'customer', entityId: id, after });
  return writeData(sections);
}

async function readSections(context: Context, id: number, at: Date): Promise<DataSection[]> {
  const { db, catalogue } = context;
  const { limit, spent, pausedUntil } = await readLimits(context, id);
  const { lotteries } = await catalogue.snapshot();
  const favourites = await favouritesOf(db, id);
  const subscription = await data.findSubscription(db, id);
  return [
    ['about', { about: personalDataTexts.about, createdAt: at }],
    ['person', await data.findOwnRow(db, id)],
    [
      'emails',
      (await emailsOf(db, id)).map(({ email, isPrimary, confirmedAt, createdAt }) => ({
        email,
        isPrimary,
        confirmedAt,
        createdAt,
      })),
    ],
    [
      'limits',
      {
        monthlyCents: limit.monthly,
        pending:
          limit.pending === null
            ? null
            : { monthlyCents: limit.pending.monthly, from: new Date(limit.pending.from) },
        spentCents: spent,
        pausedUntil,
      },
    ],
    [
      'sessions',
      (await openSessionsOf(context, { customerId: id })).map((session) => ({
        ...readDevice(session.userAgent),
        address: session.address,
        createdAt: session.createdAt,
        lastUsedAt: session.lastUsedAt,
      })),
    ],
    ['favourites', favourites.map((favourite) => lotteries.find((one) => one.id === favourite)?.displayName)],
    [
      'subscription',
      subscription === null ? null : { ...subscription, periods: await data.periodsOf(db, id) },
    ],
    ['orders', data.orders(db, id)],
    ['purchases', data.purchases(db, id)],
    ['shares', await shares.boughtBy(db, id)],
    ['winner', await data.winnersOf(db, id)],
    ['cart', data.cart(db, id)],
    ['cartShares', await shares.inCartOf(db, id)],
    ['favouritePlays', data.favouritePlays(db, id)],
    ['notifications', data.notifications(db, id)],
    ['mails', data.mails(db, id)],
    ['support', data.supportMessages(db, id)],
    ['notes', (await notes.list(db, id)).map(({ text, createdAt }) => ({ text, createdAt }))],
  ];
}
