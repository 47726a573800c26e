import { warningDays } from '@bolillero/domain/subscriptions/period';
import type { Context } from '../../context.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import { lockEnding } from './endings-repository.ts';

const atATime = 100;
const day = 86_400_000;

/**
 * Writes a mail to each customer whose subscription ends within 7 days: one for each end, however often and by however many
 * processes this is run. What somebody else is changing at this moment is left to the next time.
 */
export async function warnOfEndings(context: Context): Promise<void> {
  const { db, clock } = context;
  const from = clock.date();
  const to = new Date(from.getTime() + warningDays * day);
  let after = 0;
  let found: Awaited<ReturnType<typeof lockEnding>>;
  do {
    found = await db.transaction(async (tx) => {
      const ending = await lockEnding(tx, 'subscription-ending', { from, to, after, limit: atATime });
      for (const { customerId, endsAt, key } of ending) {
        const data = { customerId, endsAt };
        await enqueueMail(tx, context, { kind: 'subscription-ending', key, customerId, data });
      }
      return ending;
    });
    after = found.at(-1)?.customerId ?? after;
  } while (found.length === atATime);
}
