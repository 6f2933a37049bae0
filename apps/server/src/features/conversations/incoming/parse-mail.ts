import { hash } from 'node:crypto';

import PostalMime from 'postal-mime';
import type { Address, Email } from 'postal-mime';

import { beginningOf } from '../beginning-of.ts';
import { plainOf } from './plain-of.ts';
import { stripQuotes } from './strip-quotes.ts';

export interface ParsedMail {
  /** Who it says it is from, in lower case. */
  sender: string;
  recipients: string[];
  /** Of a program, such as an absence note: an answer to it would be answered again. */
  isAutomatic: boolean;
  /** Tells it apart from every other mail. */
  mailId: string;
  text: string;
  /** There was more of it. */
  isCut: boolean;
  files: { name: string; bytes: Buffer }[];
}

/** `wasLonger` in `take-mail.ts` names it. */
const longestText = 10_000;

/** Reads a mail as it came. */
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
      // Pictures inside a text are logos of signatures more often than anything that was meant.
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

/** More of a mail than anybody writes is not looked at. */
const longestSource = 200_000;

function textOf({ text, html }: Email): string {
  const plain = text?.slice(0, longestSource);
  // Some programs send an empty text beside the page that has the words.
  const source = plain?.trim() ? plain : plainOf((html ?? '').slice(0, longestSource));
  // Null characters are in no text, and PostgreSQL keeps none.
  return source.replaceAll('\0', '');
}

function bytesOf(content: ArrayBuffer | Uint8Array | string): Buffer {
  if (typeof content === 'string') return Buffer.from(content);
  return content instanceof Uint8Array
    ? Buffer.from(content)
    : Buffer.from(new Uint8Array(content));
}
