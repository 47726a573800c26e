import { mailErrorTexts } from '@bolillero/texts/mail-frame';
import { MailFault, type MailSession, type MailTransport } from '../adapters/mail-transport.ts';
import type { Context } from '../context.ts';
import { createLanes, type Lanes } from '../jobs/lanes.ts';
import { clocksDiffer } from '../jobs/pauses.ts';
import type { Log } from '../log.ts';
import { longestWait, lostAfter, repeatedAfter, waitAfter } from './attempts.ts';
import { composeMessage, type MailRow } from './message.ts';
import * as queue from './queue-repository.ts';

/** The outbox as a queue of the worker's. */
export interface MailSender extends Pick<Lanes, 'wake' | 'stop'> {
  /** Sends what is due, and returns when nothing is left or the mail server cannot be reached. */
  run(): Promise<void>;
  /**
   * Takes care of mails of which nothing was heard for long: their process ended while it sent them. They are in doubt, or sent again
   * where that does no harm. What waits only because the clock was set back is due at once.
   */
  findLost(): Promise<void>;
}

/** Mails that one process sends at a time. */
const lanes = 4;
/** Mails over one connection: servers allow only so many. */
const mailsPerSession = 50;

/** A connection to the mail server, and the mails that it has taken. */
interface Line {
  readonly session: MailSession;
  used: number;
}

/**
 * Sends the outbox, with any number of processes: a mail is claimed and marked `sending` before the server is spoken to
 * (decision 16), so that whatever breaks, no other takes it up as if it had never been tried.
 */
export function createMailSender(
  context: Pick<Context, 'db' | 'clock' | 'config'>,
  transport: MailTransport,
  log: Log,
): MailSender {
  const { db, clock, config } = context;
  /** Lines that no mail uses at this moment. */
  const free: Line[] = [];
  /** A server that cannot be reached is left alone until the next turn. */
  let isReachable = true;

  /** Puts off a mail that surely was not sent, or gives it up. Answers whether it did. */
  async function notSent(row: MailRow, error: string): Promise<boolean> {
    const at = clock.date();
    const wait = waitAfter(row.attempts);
    if (wait === null) await queue.markFailed(db, row, error, at);
    else await queue.markWaiting(db, row, error, at, new Date(at.getTime() + wait));
    return wait === null;
  }

  async function aLine(): Promise<Line> {
    const line = free.pop();
    if (line !== undefined) return line;
    try {
      return { session: await transport.open(), used: 0 };
    } catch (error) {
      isReachable = false;
      throw error;
    }
  }

  /** Hands a message to the server; what fails is thrown, and its line not used again. */
  async function send(message: Parameters<MailSession['send']>[0]): Promise<void> {
    const line = await aLine();
    try {
      line.used += 1;
      await line.session.send(message);
    } catch (error) {
      line.session.close();
      throw error;
    }
    if (line.used < mailsPerSession) free.push(line);
    else line.session.close();
  }

  /** Sends one mail, and writes down what became of it. */
  async function attempt(row: MailRow): Promise<void> {
    const about = { mail: row.id, kind: row.kind, attempts: row.attempts };
    const composed = await composeMessage(config, row);
    if (!composed.ok) {
      await queue.markFailed(db, row, mailErrorTexts[composed.error], clock.date());
      log.error({ ...about, fault: composed.error }, 'mail cannot be composed');
      return;
    }
    try {
      await send(composed.value);
    } catch (error) {
      if (!(error instanceof MailFault) || error.mayHaveBeenSent) {
        await queue.markUnclear(db, row, mailErrorTexts.cutWhileSending(String(error)), clock.date());
        log.error({ ...about, fault: String(error) }, 'mail may have been sent, or not');
      } else {
        const isLast = await notSent(row, error.message);
        log[isLast ? 'error' : 'warn']({ ...about, fault: error.message }, 'mail not sent');
      }
      return;
    }
    await queue.markSent(db, row, clock.date());
    log.debug(about, 'mail sent');
  }

  async function claim(): Promise<MailRow | null> {
    const row = isReachable ? await queue.claimMail(db, clock.date()) : null;
    // A line that no mail needs now is closed before the server does it.
    if (row === null) for (const { session } of free.splice(0)) session.close();
    return row;
  }

  const outbox = createLanes({ lanes, claim, work: attempt }, (error) =>
    log.error({ err: error }, 'mail worker failed'),
  );

  async function findLost(): Promise<void> {
    const at = clock.date();
    const writtenBy = new Date(at.getTime() + clocksDiffer);
    const dueBy = new Date(writtenBy.getTime() + longestWait);
    const waiting = await queue.makeDueAgain(db, at, { writtenBy, dueBy });
    if (waiting.length > 0)
      log.warn({ mails: waiting }, 'the clock was set back: these mails are due at once');
    const lostSince = (after: number) => ({ sendingSince: new Date(at.getTime() - after), writtenBy });
    if (transport.isRepeatable) {
      const lost = lostSince(repeatedAfter);
      const again = await queue.repeatLost(db, lost, mailErrorTexts.processEndedEarly, at);
      if (again.length > 0) log.warn({ mails: again }, 'mails are written again, whose process had ended');
      return;
    }
    const lost = await queue.markLost(db, lostSince(lostAfter), mailErrorTexts.processEnded, at);
    if (lost.length > 0) log.error({ mails: lost }, 'mails were being sent when their process ended');
  }

  return {
    findLost,
    async run() {
      await findLost();
      isReachable = true;
      await outbox.drain();
    },
    wake() {
      isReachable = true;
      outbox.wake();
    },
    stop: outbox.stop,
  };
}
