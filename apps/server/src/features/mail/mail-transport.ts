export interface OutgoingMail {
  /** Stays the same over retries, so that receivers recognise a repetition. */
  id: string;
  recipient: string;
  subject: string;
  text: string;
  /** The same as a page, for readers that show one. */
  html?: string | null;
}

/** Takes a mail out of the outbox. */
export interface MailTransport {
  /** The state of a mail that `send` accepted. */
  accepted: 'sent' | 'captured';
  /** Rejects when the mail was not accepted; with `isPermanent` where another try is pointless. */
  send: (mail: OutgoingMail) => Promise<void>;
}

export class MailRefused extends Error {
  override readonly name = 'MailRefused';
  readonly isPermanent: boolean;

  constructor(reason: string, isPermanent: boolean) {
    super(reason);
    this.isPermanent = isPermanent;
  }
}

/** The development stand-in: mails stay in the table, readable in the mailbox. */
export const captureTransport: MailTransport = {
  accepted: 'captured',
  send: async () => undefined,
};
