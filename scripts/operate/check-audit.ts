import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import type { ServerContext } from '../../apps/server/src/context.ts';
import {
  hasAuditKey,
  openAuditKey,
  readPublicKey,
} from '../../apps/server/src/features/audit/audit-key.ts';
import type { PublicKey } from '../../apps/server/src/features/audit/audit-key.ts';
import { checkChain } from '../../apps/server/src/features/audit/check-chain.ts';
import { describeCheck, isForged } from '../../apps/server/src/features/audit/describe-check.ts';
import { readHeads } from '../../apps/server/src/features/audit/signed-head.ts';
import type { SignedHead } from '../../apps/server/src/features/audit/signed-head.ts';
import { operate, Refusal } from './operate.ts';

const usage = 'Usage: npm run check-audit [-- --head FILE] [--key FILE]';

/**
 * Prints up to which entry the audit log is intact, the first entry that is not, and what it can't check.
 * `--head` names a file with signed heads that left this machine (a mail, a backup's file, a whole log).
 * `--key` names the published key of an earlier machine that signed them.
 */
await operate(async ({ config, database: { handle } }: ServerContext) => {
  const files = parse();
  const heads = files.head === undefined ? [] : headsIn(files.head);
  const keys: PublicKey[] = files.key === undefined ? [] : [readPublicKey(readText(files.key))];
  const own = hasAuditKey(config) ? openAuditKey(config) : undefined;
  if (own) keys.push(own);
  const check = await checkChain(handle, { heads, ...(own && { key: own }) });
  const found = describeCheck(check, { heads, keys }).join('\n');
  if (check.fault || heads.some((head) => isForged(head, keys))) throw new Refusal(found);
  return found;
});

function headsIn(file: string): SignedHead[] {
  const heads = readHeads(readText(file));
  if (heads.length === 0) throw new Refusal(`${file} holds no signed head of an audit log.`);
  return heads;
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new Refusal(`${file} cannot be read: ${(cause as Error).message}`);
  }
}

function parse(): { head?: string; key?: string } {
  try {
    return parseArgs({ options: { head: { type: 'string' }, key: { type: 'string' } } }).values;
  } catch {
    throw new Refusal(usage);
  }
}
