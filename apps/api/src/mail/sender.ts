import { mailErrorTexts } from '@bolillero/texts/mail-frame';
import { MailFault, type MailSession, type MailTransport } from '../adapters/mail-transport.ts';
import type { Context } from '../context.ts';
import type { Log } from '../log.ts';
import { lostAfter, waitAfter } from './attempts.ts';
import { composeMessage, type MailRow } from './message.ts';
import * as queue from './queue-repository.ts';

export interface MailSender {
  /** Sends what is due, and returns when nothing is left or the mail server cannot be reached. */
  run(): Promise<void>;
  /** Lets what is being sent end, and takes nothing else. */
  stop(): void;
}

/** Mails that one process sends at a time. */
const lanes = 4;
/** Mails over one connection: servers allow only so many. */
const mailsPerSession = 50;

/**
 * Sends the outbox, with any number of processes: a mail is taken with SKIP LOCKED and marked `sending` in a transaction of
 * its own before the server is spoken to, so that whatever breaks, no other takes it up as if it had never been tried.
 */
export function createMailSender(
  context: Pick<Context, 'db' | 'clock' | 'config'>,
  transport: MailTransport,
  log: Log,
): MailSender {
  const { db, clock, config } = context;
  let stopping = false;

  /** Puts off a mail that surely was not sent, or gives it up. Answers whether it did. */
  async function notSent(row: MailRow, error: string): Promise<boolean> {
    const at = clock.date();
    const wait = waitAfter(row.attempts);
    if (wait === null) await queue.markFailed(db, row, error, at);
    else await queue.markWaiting(db, row, error, at, new Date(at.getTime() + wait));
    return wait === null;
  }

  /** Sends one mail; answers whether the line may be used again. */
  async function attempt(row: MailRow, lineOf: () => Promise<MailSession>): Promise<boolean> {
    const about = { mail: row.id, kind: row.kind, attempts: row.attempts };
    const composed = await composeMessage(config, row);
    if (!composed.ok) {
      await queue.markFailed(db, row, mailErrorTexts[composed.error], clock.date());
      log.error({ ...about, fault: composed.error }, 'mail cannot be composed');
      return true;
    }
    try {
      await (await lineOf()).send(composed.value);
    } catch (error) {
      if (!(error instanceof MailFault) || error.mayHaveBeenSent) {
        await queue.markUnclear(db, row, mailErrorTexts.cutWhileSending(String(error)), clock.date());
        log.error({ ...about, fault: String(error) }, 'mail may have been sent, or not');
      } else {
        const isLast = await notSent(row, error.message);
        log[isLast ? 'error' : 'warn']({ ...about, fault: error.message }, 'mail not sent');
      }
      return false;
    }
    await queue.markSent(db, row, clock.date());
    log.debug(about, 'mail sent');
    return true;
  }

  /** Mails one after the other, over one connection where the server allows it. */
  async function lane(): Promise<void> {
    let session: MailSession | null = null;
    let used = 0;
    let isReachable = true;
    const lineOf = async () => {
      if (session === null) {
        isReachable = false;
        session = await transport.open();
        isReachable = true;
        used = 0;
      }
      used += 1;
      return session;
    };
    const close = () => {
      session?.close();
      session = null;
    };
    try {
      while (!stopping && isReachable) {
        const row = await queue.claimMail(db, clock.date());
        if (row === null) return;
        const isGood = await attempt(row, lineOf);
        if (!isGood || used >= mailsPerSession) close();
      }
    } finally {
      close();
    }
  }

  return {
    async run() {
      const at = clock.date();
      const since = new Date(at.getTime() - lostAfter);
      const lost = await queue.markLost(db, since, mailErrorTexts.processEnded, at);
      if (lost.length > 0) log.error({ mails: lost }, 'mails were being sent when their process ended');
      await Promise.all(Array.from({ length: lanes }, lane));
    },
    stop() {
      stopping = true;
    },
  };
}
