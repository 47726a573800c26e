import { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { MailFault, type MailMessage, type MailSession, type MailTransport } from './mail-transport.ts';

/** A mail server, as SMTP_URL names it. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** From the first byte (smtps); or by STARTTLS: `required`, where the server offers it, or not even there. */
  readonly tls: 'direct' | 'required' | 'offered' | 'never';
  readonly sign: { readonly user: string; readonly password: string } | null;
}

/** How long to wait, in milliseconds. */
interface Waits {
  readonly connect: number;
  readonly silence: number;
  /** For a step of the talk, however lively: greeting and signing in, or one mail. */
  readonly whole: number;
}

const patient: Waits = { connect: 30_000, silence: 60_000, whole: 180_000 };

interface SmtpError extends Error {
  readonly code?: string;
  readonly command?: string;
  readonly response?: string;
  readonly responseCode?: number;
}

/** Speaks SMTP. One mail, one recipient: a server takes it over as a whole or not at all. */
export function createSmtp(server: SmtpServer, waits: Waits = patient): MailTransport {
  return { open: () => openSession(server, waits) };
}

async function openSession({ host, port, tls, sign }: SmtpServer, waits: Waits): Promise<MailSession> {
  const connection = new SMTPConnection({
    host,
    port,
    secure: tls === 'direct',
    requireTLS: tls === 'required',
    ignoreTLS: tls === 'never',
    connectionTimeout: waits.connect,
    greetingTimeout: waits.connect,
    dnsTimeout: waits.connect,
    socketTimeout: waits.silence,
    socketCloseTimeout: 0,
  });
  // Whatever goes wrong between two steps is found by the next one; without a listener it would end the process.
  connection.on('error', () => undefined);
  try {
    await step(connection, waits, (done, fail) => {
      connection.connect((error) => (error ? fail(error) : done()));
    });
    if (sign !== null) {
      const { user, password: pass } = sign;
      await step(connection, waits, (done, fail) => {
        connection.login({ user, pass }, (error) => (error ? fail(error) : done()));
      });
    }
  } catch (error) {
    connection.close();
    throw new MailFault(wordsOf(error as SmtpError), false);
  }
  return {
    send: (message) => send(connection, waits, message),
    close: () => connection.quit(),
  };
}

async function send(connection: SMTPConnection, waits: Waits, { from, to, raw }: MailMessage): Promise<void> {
  // It is read only once the server has said that it wants the contents: until then surely nothing was sent.
  let hasBegun = false;
  const contents = new Readable({
    read() {
      hasBegun = true;
      this.push(raw);
      this.push(null);
    },
  });
  try {
    await step(connection, waits, (done, fail) => {
      connection.send({ from, to: [to], size: raw.length }, contents, (error) =>
        error ? fail(error) : done(),
      );
    });
  } catch (error) {
    const fault = error as SmtpError;
    connection.close();
    throw new MailFault(wordsOf(fault), hasBegun && !isRefusal(fault));
  }
}

/** The server read the whole mail, and answered that it does not take it. */
function isRefusal({ code, responseCode = 0 }: SmtpError): boolean {
  return code === 'EMESSAGE' && responseCode >= 400 && responseCode < 600;
}

/** One step of the talk, within the time that a whole mail may take. */
async function step(
  connection: SMTPConnection,
  waits: Waits,
  run: (done: () => void, fail: (error: Error) => void) => void,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(() => reject(new Error('the server took too long')), waits.whole);
  const ended = () => reject(new Error('the connection ended'));
  connection.on('error', reject);
  connection.on('end', ended);
  try {
    run(resolve, reject);
    await promise;
  } finally {
    clearTimeout(timer);
    connection.off('error', reject);
    connection.off('end', ended);
  }
}

/** What administrators read: the server's answer or the system's, in one line, never what we sent. */
function wordsOf({ code, command, response, message }: SmtpError): string {
  return [code, command, response ?? message].filter(Boolean).join(' ').replace(/\s+/g, ' ').slice(0, 400);
}
