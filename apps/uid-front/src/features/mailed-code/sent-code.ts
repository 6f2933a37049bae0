import type { Language } from '@uid/contract/language';

/** A code that was mailed and has not been entered yet. */
export interface SentCode {
  email: string;
  /** The name given at registration; optional. */
  displayName: string | undefined;
  /** Id of the request, sent back with the code: the code works only in the browser that asked for it. */
  request: string;
  /** Address of the development mailbox, if there is one. */
  mailbox: string | undefined;
}

/** The visitor opened the link in the mail, which replaces the code. */
export interface OpenedLink {
  email: string;
  link: string;
}

/** Proof that the visitor can read mail sent to the address. */
export type MailProof = SentCode | OpenedLink;

/** What the mailed code or link is for. */
export type MailPurpose = 'registration' | 'password-reset' | 'outside-login' | 'own-address';

/** Asks the server to mail a code. */
export type AskForCode = (typed: {
  email: string;
  language: Language;
}) => Promise<{ request: string; mailbox?: string | undefined }>;
