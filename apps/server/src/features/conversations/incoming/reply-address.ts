import { createHmac, timingSafeEqual } from 'node:crypto';

import { day } from '../../../job.ts';

/** Milliseconds during which an email can be answered. */
export const replyTime = 90 * day;

const sealLength = 12;
const letters = 'abcdefghijklmnopqrstuvwxyz234567';

interface Reply {
  conversationId: string;
  /** The last moment at which an answer is accepted, in epoch milliseconds. */
  endsAt: number;
}

/**
 * Returns the address for answers about a conversation: the mailbox, `+`, and 48 characters that nobody can make up.
 * They do not depend on case, because servers on the way may change it.
 */
export function replyAddress(
  mailbox: string,
  { conversationId, now, key }: { conversationId: string; now: number; key: Buffer },
): string {
  const [name = '', domain = ''] = mailbox.split('@');
  const facts = Buffer.alloc(18);
  facts.write(conversationId.replaceAll('-', ''), 'hex');
  facts.writeUInt16BE(Math.floor((now + replyTime) / day), 16);
  return `${name}+${encode(Buffer.concat([facts, sealOf(facts, key)]))}@${domain}`;
}

/** Reads an address. Returns undefined unless one of our keys sealed it. */
export function readReplyAddress(
  address: string,
  { mailbox, keys }: { mailbox: string; keys: readonly Buffer[] },
): Reply | undefined {
  const [name = '', domain = ''] = mailbox.split('@');
  const match = /^([^+@]+)\+([a-z2-7]{48})@(.+)$/.exec(address.trim().toLowerCase());
  if (!match || match[1] !== name || match[3] !== domain) return undefined;
  const bytes = decode(match[2] ?? '');
  const [facts, seal] = [bytes.subarray(0, 18), bytes.subarray(18)];
  if (!keys.some((key) => timingSafeEqual(sealOf(facts, key), seal))) return undefined;
  const id = facts.toString('hex', 0, 16);
  return {
    conversationId: id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    endsAt: (facts.readUInt16BE(16) + 1) * day - 1,
  };
}

/** The prefix makes sure that a seal made with the same key for another purpose is not valid here. */
function sealOf(facts: Buffer, key: Buffer): Buffer {
  return createHmac('sha256', key).update('reply:').update(facts).digest().subarray(0, sealLength);
}

/** Base32 without padding: 30 bytes are 48 characters. */
function encode(bytes: Buffer): string {
  let [text, bits, held] = ['', 0, 0];
  for (const byte of bytes) {
    held = ((held << 8) | byte) & 0xfff;
    for (bits += 8; bits >= 5; bits -= 5) text += letters[(held >> (bits - 5)) & 31];
  }
  return text;
}

function decode(text: string): Buffer {
  const bytes: number[] = [];
  let [bits, held] = [0, 0];
  for (const letter of text) {
    held = ((held << 5) | letters.indexOf(letter)) & 0xfff;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((held >> bits) & 255);
  }
  return Buffer.from(bytes);
}
