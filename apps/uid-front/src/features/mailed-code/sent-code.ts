/** A code is on its way. */
export interface SentCode {
  email: string;
  /** Where development reads the mail. */
  mailbox: string | undefined;
}
