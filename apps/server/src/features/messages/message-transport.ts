import type { TextContent } from './sms/text-content.ts';

export interface OutgoingMessage {
  /** Stays the same over retries, so that receivers recognise a repetition. */
  id: string;
  /** A mail address, or a phone number in the form of E.164. */
  recipient: string;
  /** Empty in a text message. */
  subject: string;
  text: string;
  /** The same as HTML, for mail programs that show it. */
  html?: string | null;
  /** Where replies to a mail go, if not to its sender. */
  replyTo?: string | null;
  /** What a text message says, as far as its approved template leaves that open. */
  content?: TextContent | undefined;
}

/** Sends the messages of one channel. */
export interface MessageTransport {
  /** The state of a message that `send` accepted. */
  accepted: 'sent' | 'captured';
  /** Rejects if the message was not accepted; with `isPermanent` if another try is pointless. */
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
