import type { Language } from '@uid/contract/language';

/** A code is on its way. */
export interface SentCode {
  email: string;
  /** How they want to be called, where that was asked and said. */
  displayName: string | undefined;
  /** Sent back with the code: it counts only in the browser that asked. */
  request: string;
  /** Where development reads the mail. */
  mailbox: string | undefined;
}

/** The visitor came by the link in the mail, which needs no code. */
export interface OpenedLink {
  email: string;
  link: string;
}

/** What shows that the visitor reads the mail. */
export type MailProof = SentCode | OpenedLink;

/** What mails prove, for whoever comes by their links. */
export type MailPurpose = 'registration' | 'password-reset' | 'outside-login';

/** Has a code mailed. */
export type AskForCode = (typed: {
  email: string;
  language: Language;
}) => Promise<{ request: string; mailbox?: string | undefined }>;
