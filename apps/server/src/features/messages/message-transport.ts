import type { TextContent } from './sms/text-content.ts';

export interface OutgoingMessage {
  /** Stays the same over retries, so that receivers recognise a repetition. */
  id: string;
  /** A mail address, or a number as E.164 writes it. */
  recipient: string;
  /** Empty in a text message. */
  subject: string;
  text: string;
  /** The same as a page, for readers that show one. */
  html?: string | null;
  /** Where an answer to a mail goes, where that is not its sender. */
  replyTo?: string | null;
  /** What a text message says, as far as its approved template leaves it open. */
  content?: TextContent | undefined;
}

/** Takes messages of one channel out of the outbox. */
export interface MessageTransport {
  /** The state of a message that `send` accepted. */
  accepted: 'sent' | 'captured';
  /** Rejects when the message was not accepted; with `isPermanent` where another try is pointless. */
  send: (message: OutgoingMessage) => Promise<void>;
}

export class MessageRefused extends Error {
  override readonly name = 'MessageRefused';
  readonly isPermanent: boolean;

  constructor(reason: string, isPermanent: boolean) {
    super(reason);
    this.isPermanent = isPermanent;
  }
}

/** The development stand-in: messages stay in the table, readable in the mailbox. */
export const captureTransport: MessageTransport = {
  accepted: 'captured',
  send: async () => undefined,
};
