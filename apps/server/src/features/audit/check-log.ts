import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';
import { hasAuditKey, openAuditKey } from './audit-key.ts';
import { chainStart, checkChain } from './check-chain.ts';
import type { ChainCheck, ChainFault } from './check-chain.ts';
import type { ChainPoint } from './entry.ts';
import {
  findEntryUpTo,
  findHead,
  findLastCheck,
  keepCheck,
  listEntriesAfter,
} from './repository.ts';

/** Checks the whole chain and stores the result for readers until the next check. */
export async function checkLog(
  { config, database: { handle }, now }: Pick<ServerContext, 'config' | 'database' | 'now'>,
  isStopping: () => boolean,
): Promise<void> {
  const key = hasAuditKey(config) ? openAuditKey(config) : undefined;
  const { seq, hash, fault } = await checkChain(handle, { ...(key && { key }), isStopping });
  // A check that ended early, because the process stops, knows less than the previous check.
  if (isStopping() && !fault) return;
  const row = { at: now(), seq, hash, fault: fault ? JSON.stringify(fault) : null };
  await keepCheck(handle, row);
  if (fault) throw new Error(`The audit log is not whole at entry ${fault.seq}: run check-audit.`);
}

interface LogState extends ChainCheck {
  /** The number of the newest entry. */
  newest: number;
  /** When the whole chain was last checked, and up to which entry; undefined before the first check. */
  walk: { at: number; seq: number } | undefined;
}

/** The state of the chain: the result of the last full check, and a check of newer entries, up to `maxPages`. */
export async function readLogState(handle: Handle): Promise<LogState> {
  const { seq: newest } = await findHead(handle);
  const last = await findLastCheck(handle);
  if (!last) return { ...(await checkChain(handle, { maxPages })), newest, walk: undefined };
  const { at, seq, hash } = last;
  const fault = last.fault === null ? undefined : (JSON.parse(last.fault) as ChainFault);
  const from = { seq, hash };
  const state = fault
    ? { ...from, fault }
    : ((await checkStart(handle, from)) ?? (await checkChain(handle, { from, maxPages })));
  return { ...state, newest, walk: { at, seq } };
}

/** The fault where the last full check ended, if its last entry was cut off or written anew; undefined if neither. */
async function checkStart(handle: Handle, from: ChainPoint): Promise<ChainCheck | undefined> {
  const kept = (await findEntryUpTo(handle, from.seq)) ?? chainStart;
  if (kept.seq < from.seq) {
    const later = await listEntriesAfter(handle, from.seq, 1);
    return { ...kept, fault: { seq: kept.seq + 1, kind: later.length > 0 ? 'missing' : 'end' } };
  }
  if (kept.hash === from.hash) return undefined;
  return { ...chainStart, fault: { seq: from.seq, kind: 'rewritten' } };
}

/** Enough for the newest entries of a day, and few enough for a reader to wait for. */
const maxPages = 100;
