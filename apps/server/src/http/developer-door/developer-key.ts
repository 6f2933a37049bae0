import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { join } from 'node:path';

import type { Config } from '../../config.ts';
import { openDataFolder } from '../../data-folder.ts';
import { openPrivateFile } from '../../private-file.ts';

/** The key of the pages for development: MAILBOX_KEY, or else the data folder's own key, created on first use. */
export function openDeveloperKey({
  mailboxKey,
  dataDir,
}: Pick<Config, 'mailboxKey' | 'dataDir'>): string {
  if (mailboxKey !== undefined) return mailboxKey;
  openDataFolder(dataDir);
  const makeKey = () => `${randomBytes(16).toString('base64url')}\n`;
  return openPrivateFile(join(dataDir, 'mailbox.key'), makeKey).trim();
}

/** The hash that the browser keeps as a cookie instead of the key itself. */
export function cookieOf(key: string): string {
  return hash('sha256', `cookie of the mailbox\n${key}`, 'base64url');
}

/** Compares in constant time: the first wrong character takes as long as the last. */
export function isSameText(left: string, right: string): boolean {
  const [a, b] = [left, right].map((text) => hash('sha256', text, 'buffer'));
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
