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

/** Walks along the whole chain and keeps what it found, for whoever asks until the next walk. */
export async function checkLog(
  { config, database: { handle }, now }: Pick<ServerContext, 'config' | 'database' | 'now'>,
  isStopping: () => boolean,
): Promise<void> {
  const key = hasAuditKey(config) ? openAuditKey(config) : undefined;
  const { seq, hash, fault } = await checkChain(handle, { ...(key && { key }), isStopping });
  // What was walked before the process stopped is less than the walk before it knew.
  if (isStopping() && !fault) return;
  const row = { at: now(), seq, hash, fault: fault ? JSON.stringify(fault) : null };
  await keepCheck(handle, row);
  if (fault) throw new Error(`The audit log is not whole at entry ${fault.seq}: run check-audit.`);
}

interface LogState extends ChainCheck {
  /** The number of the newest entry. */
  newest: number;
  /** When the whole chain was walked along, and up to where; undefined: not yet. */
  walk: { at: number; seq: number } | undefined;
}

/** How the chain is: as the last walk found it, and of what came since, up to a few pages, as it is now. */
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

/** What is wrong where the last walk ended: what it found there may have been cut off, or written anew. */
async function checkStart(handle: Handle, from: ChainPoint): Promise<ChainCheck | undefined> {
  const kept = (await findEntryUpTo(handle, from.seq)) ?? chainStart;
  if (kept.seq < from.seq) {
    const later = await listEntriesAfter(handle, from.seq, 1);
    return { ...kept, fault: { seq: kept.seq + 1, kind: later.length > 0 ? 'missing' : 'end' } };
  }
  if (kept.hash === from.hash) return undefined;
  return { ...chainStart, fault: { seq: from.seq, kind: 'rewritten' } };
}

/** The newest entries of a day, and no more than somebody waits for. */
const maxPages = 100;
