import type { AuditEntry } from '@uid/contract/audit';
import type { AuditAction } from '@uid/contract/audit-actions';
import { sql } from 'kysely';

import type { Handle } from '../../database/database.ts';
import { maskDetails } from './mask-details.ts';

export interface EntryFilter {
  from?: number | undefined;
  until?: number | undefined;
  actor?: string | undefined;
  action?: AuditAction | undefined;
  /** Any of these. */
  subjects?: readonly string[] | undefined;
  seq?: number | undefined;
}

export interface AskedFilter extends Omit<EntryFilter, 'subjects'> {
  subject?: string | undefined;
}

/** The filter with ids for what people know: an email address of an account, an order's number, an item of variants. */
export async function readFilter(
  handle: Handle,
  { subject, ...filter }: AskedFilter,
): Promise<EntryFilter> {
  const [actor, subjects] = await Promise.all([
    filter.actor && readIdOf(handle, filter.actor),
    subject && readSubjects(handle, subject),
  ]);
  return { ...filter, ...(actor && { actor }), ...(subjects && { subjects }) };
}

/** What is done to a variant is done to its item, too. */
async function readSubjects(handle: Handle, typed: string): Promise<string[]> {
  const id = await readIdOf(handle, typed);
  const variants = await handle
    .selectFrom('variants')
    .select('sku')
    .where((eb) => eb.or([eb('itemId', '=', id), eb('sku', '=', typed.toUpperCase())]))
    .execute();
  return [id, ...variants.map(({ sku }) => sku)];
}

async function readIdOf(handle: Handle, typed: string): Promise<string> {
  if (typed.includes('@')) {
    const account = handle.selectFrom('accounts').select('id');
    const found = await account.where('email', '=', typed.toLowerCase()).executeTakeFirst();
    return found?.id ?? typed;
  }
  const order = handle.selectFrom('orders').select('id').where('no', '=', typed.toUpperCase());
  return (await order.executeTakeFirst())?.id ?? typed;
}

/** A place in the log by time: clocks of several processes differ, so numbers and times may. */
interface Place {
  at: number;
  seq: number;
}

function select(handle: Handle, { from, until, actor, action, subjects, seq }: EntryFilter) {
  return handle
    .selectFrom('auditEntries')
    .leftJoin('auditDetails', 'auditDetails.seq', 'auditEntries.seq')
    .leftJoin('accounts', 'accounts.id', 'auditEntries.actor')
    .selectAll('auditEntries')
    .select('accounts.email as actorEmail')
    .select(['before', 'after', 'reason', 'address', 'auditDetails.seq as detailsOf'])
    .$if(from !== undefined, (query) => query.where('auditEntries.at', '>=', from!))
    .$if(until !== undefined, (query) => query.where('auditEntries.at', '<', until!))
    .$if(actor !== undefined, (query) => query.where('auditEntries.actor', '=', actor!))
    .$if(action !== undefined, (query) => query.where('action', '=', action!))
    .$if(seq !== undefined, (query) => query.where('auditEntries.seq', '=', seq!))
    .$if(subjects !== undefined, (query) => query.where('subjectId', 'in', subjects!));
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

interface PageOfEntries {
  before: Place | undefined;
  limit: number;
  /** The reader may not know persons. */
  isMasked: boolean;
}

/** Entries, the newest first, from before a place. */
export async function listNewestEntries(
  handle: Handle,
  filter: EntryFilter,
  { before, limit, isMasked }: PageOfEntries,
): Promise<AuditEntry[]> {
  const rows = await select(handle, filter)
    .$if(before !== undefined, (query) =>
      query.where(
        sql<boolean>`("auditEntries".at, "auditEntries".seq) < (${before!.at}, ${before!.seq})`,
      ),
    )
    .orderBy('auditEntries.at', 'desc')
    .orderBy('auditEntries.seq', 'desc')
    // Said in the statement: PostgreSQL would plan for a tenth of the log, with processes beside it.
    .limit(sql.lit(limit))
    .execute();
  return rows.map((row) => presentEntry(isMasked ? maskDetails(row) : row));
}

const pageLength = 1000;

/** All entries up to a number, the oldest first: a page of them at a time, however many there are. */
export async function* readAllEntries(
  handle: Handle,
  filter: EntryFilter,
  upTo: number,
): AsyncGenerator<Row[]> {
  let last: Place = { at: -1, seq: 0 };
  for (;;) {
    const { at, seq } = last;
    const rows = await select(handle, filter)
      .where(sql<boolean>`("auditEntries".at, "auditEntries".seq) > (${at}, ${seq})`)
      .where('auditEntries.seq', '<=', upTo)
      .orderBy('auditEntries.at')
      .orderBy('auditEntries.seq')
      .limit(sql.lit(pageLength))
      .execute();
    if (rows.length > 0) yield rows;
    const end = rows.at(-1);
    if (!end || rows.length < pageLength) return;
    last = end;
  }
}

function presentEntry(row: Row): AuditEntry {
  const { seq, at, actor, action, hash, sessionId, requestId, subjectKind, subjectId } = row;
  const { actorEmail, before, after, reason, address, detailsOf } = row;
  return {
    seq,
    at,
    actor,
    roles: JSON.parse(row.roles) as string[],
    action,
    hash,
    ...(actorEmail !== null && { actorEmail }),
    ...(sessionId !== null && { sessionId }),
    ...(requestId !== null && { requestId }),
    ...(subjectKind !== null &&
      subjectId !== null && { subject: { kind: subjectKind, id: subjectId } }),
    ...(detailsOf !== null && {
      details: {
        ...(before !== null && { before }),
        ...(after !== null && { after }),
        ...(reason !== null && { reason }),
        ...(address !== null && { address }),
      },
    }),
  };
}
