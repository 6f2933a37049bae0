import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { join } from 'node:path';

import type { Config } from '../../config.ts';
import { openDataFolder } from '../../data-folder.ts';
import { openPrivateFile } from '../../private-file.ts';

/** The key of the pages for development: MAILBOX_KEY, else the data folder's own, which the first need makes. */
export function openDeveloperKey({
  mailboxKey,
  dataDir,
}: Pick<Config, 'mailboxKey' | 'dataDir'>): string {
  if (mailboxKey !== undefined) return mailboxKey;
  openDataFolder(dataDir);
  const makeKey = () => `${randomBytes(16).toString('base64url')}\n`;
  return openPrivateFile(join(dataDir, 'mailbox.key'), makeKey).trim();
}

/** What the browser keeps instead of the key itself. */
export function cookieOf(key: string): string {
  return hash('sha256', `cookie of the mailbox\n${key}`, 'base64url');
}

/** Takes as long for the first wrong character as for the last. */
export function isSameText(left: string, right: string): boolean {
  const [a, b] = [left, right].map((text) => hash('sha256', text, 'buffer'));
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
