import { hash } from 'node:crypto';

import PostalMime from 'postal-mime';
import type { Address, Email } from 'postal-mime';

import { beginningOf } from '../beginning-of.ts';
import { plainOf } from './plain-of.ts';
import { stripQuotes } from './strip-quotes.ts';

export interface ParsedMail {
  /** The address that the email states as its sender, in lower case. */
  sender: string;
  recipients: string[];
  /** True if a program sent it, such as an absence notice: it would answer an answer again. */
  isAutomatic: boolean;
  /** Identifies the email among all others. */
  mailId: string;
  text: string;
  /** True if the text was longer. */
  isCut: boolean;
  files: { name: string; bytes: Buffer }[];
}

/** Characters. `wasLonger` in `take-mail.ts` states this number. */
const longestText = 10_000;

/** Parses a raw email. */
export async function parseMail(bytes: Buffer): Promise<ParsedMail> {
  const email = await PostalMime.parse(bytes, { maxNestingDepth: 20, maxHeadersSize: 256 * 1024 });
  const header = (name: string) => email.headers.find(({ key }) => key === name)?.value ?? '';
  const addressed = [email.to, email.cc, email.bcc].flatMap((list) => addressesOf(list ?? []));
  const delivered = ['delivered-to', 'x-original-to', 'x-forwarded-to'].map(header);
  const written = stripQuotes(textOf(email));
  const text = beginningOf(written, longestText);
  return {
    sender: addressesOf(email.from ? [email.from] : [])[0] ?? '',
    recipients: [...addressed, ...delivered.map((each) => each.trim().toLowerCase())],
    isAutomatic:
      !/^(no)?$/i.test(header('auto-submitted').trim()) ||
      /^(bulk|list|junk|auto_reply)$/i.test(header('precedence').trim()) ||
      header('return-path').trim() === '<>',
    mailId: hash('sha256', email.messageId || bytes, 'base64url'),
    text,
    isCut: written.length > longestText,
    files: email.attachments
      // Pictures embedded in the text are mostly logos of signatures, and seldom meant as attachments.
      .filter(({ related }) => !related || text === '')
      .map(({ filename, content }) => ({ name: filename ?? '', bytes: bytesOf(content) })),
  };
}

function addressesOf(list: readonly Address[]): string[] {
  return list.flatMap(({ address, group }) => {
    const all = address === undefined ? (group ?? []).map((each) => each.address) : [address];
    return all.flatMap((each) => (each ? [each.toLowerCase()] : []));
  });
}

/** Only this many characters of an email are looked at; nobody writes more. */
const longestSource = 200_000;

function textOf({ text, html }: Email): string {
  const plain = text?.slice(0, longestSource);
  // Some programs send an empty plain text beside the HTML that has the words.
  const source = plain?.trim() ? plain : plainOf((html ?? '').slice(0, longestSource));
  // No text needs null characters, and PostgreSQL can't store them.
  return source.replaceAll('\0', '');
}

function bytesOf(content: ArrayBuffer | Uint8Array | string): Buffer {
  if (typeof content === 'string') return Buffer.from(content);
  return content instanceof Uint8Array
    ? Buffer.from(content)
    : Buffer.from(new Uint8Array(content));
}
