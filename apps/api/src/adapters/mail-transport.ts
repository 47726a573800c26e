/** A whole mail, ready for the wire. */
export interface MailMessage {
  readonly from: string;
  readonly to: string;
  /** Headers and bodies, with CRLF line ends. */
  readonly raw: Buffer;
  /** A name for a file of it: stable, and in the order in which mails were written. */
  readonly fileName: string;
}

/** Takes mails somewhere. */
export interface MailTransport {
  /** The same mail sent twice is there once: one in doubt is sent again, and needs nobody to decide. */
  readonly isRepeatable?: true;
  /** Reaches the place; throws `MailFault` when it cannot be reached. */
  open(): Promise<MailSession>;
}

/** A line that several mails may take, one after the other. After a failure it is closed, and another one opened. */
export interface MailSession {
  /** Resolves when the other side has taken the mail over; throws `MailFault`. */
  send(message: MailMessage): Promise<void>;
  close(): void;
}

/** Why a mail was not taken over, or not surely. */
export class MailFault extends Error {
  /** It broke after the mail's contents began to flow, without an answer: nobody here knows. */
  readonly mayHaveBeenSent: boolean;
  constructor(message: string, mayHaveBeenSent: boolean) {
    super(message);
    this.name = 'MailFault';
    this.mayHaveBeenSent = mayHaveBeenSent;
  }
}
