import type { AuditEntry } from '@uid/contract/audit';
import type { AuditAction } from '@uid/contract/audit-actions';
import { sql } from 'kysely';

import type { Handle } from '../../database/database.ts';
import { maskEmail } from '../../mask-person.ts';
import { maskDetails } from './mask-details.ts';

export interface EntryFilter {
  from?: number | undefined;
  until?: number | undefined;
  actor?: string | undefined;
  action?: AuditAction | undefined;
  /** Ids of subjects, any of which may match. */
  subjects?: readonly string[] | undefined;
  seq?: number | undefined;
}

export interface AskedFilter extends Omit<EntryFilter, 'subjects'> {
  subject?: string | undefined;
}

/** Replaces what people type by ids: an account's email address, an order's number. Adds the variants of an item. */
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

/** Includes the variants of an item, because an act on a variant is also an act on its item. */
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
    // The log records the filter. An address that belongs to no account would never be erased there.
    return found?.id ?? maskEmail(typed);
  }
  const order = handle.selectFrom('orders').select('id').where('no', '=', typed.toUpperCase());
  return (await order.executeTakeFirst())?.id ?? typed;
}

/** A position in the log by time. The clocks of processes differ, so the order of numbers may differ from it. */
interface Place {
  at: number;
  seq: number;
}

function select(handle: Handle, { from, until, actor, action, subjects, seq }: EntryFilter) {
  return handle
    .selectFrom('auditEntries')
    .selectAll()
    .$if(from !== undefined, (query) => query.where('at', '>=', from!))
    .$if(until !== undefined, (query) => query.where('at', '<', until!))
    .$if(actor !== undefined, (query) => query.where('actor', '=', actor!))
    .$if(action !== undefined, (query) => query.where('action', '=', action!))
    .$if(seq !== undefined, (query) => query.where('seq', '=', seq!))
    .$if(subjects !== undefined, (query) => query.where('subjectId', 'in', subjects!));
}

/** Joins entries with their details, in no particular order. A limit of `entries` applies before the join. */
function withDetails(handle: Handle, entries: ReturnType<typeof select>) {
  return handle
    .selectFrom(entries.as('found'))
    .leftJoin('auditDetails', 'auditDetails.seq', 'found.seq')
    .leftJoin('accounts', 'accounts.id', 'found.actor')
    .selectAll('found')
    .select('accounts.email as actorEmail')
    .select(['before', 'after', 'reason', 'address', 'auditDetails.seq as detailsOf']);
}

type Row = Awaited<ReturnType<ReturnType<typeof withDetails>['execute']>>[number];

interface PageOfEntries {
  before: Place | undefined;
  limit: number;
  /** True if the reader may not see personal data. */
  isMasked: boolean;
}

/** Entries before a position, the newest first. */
export async function listNewestEntries(
  handle: Handle,
  { subjects, ...filter }: EntryFilter,
  page: PageOfEntries,
): Promise<AuditEntry[]> {
  // Each subject has a query of its own, which reads the end of its part of an index. With all subjects in one query,
  // PostgreSQL would walk back through the whole log if the last entry about each of them is old.
  const asked = subjects
    ? Array.from(new Set(subjects), (subject) => ({ ...filter, subjects: [subject] }))
    : [filter];
  const lists = await Promise.all(asked.map((each) => readNewest(handle, each, page)));
  return lists
    .flat()
    .toSorted((one, other) => other.at - one.at || other.seq - one.seq)
    .slice(0, page.limit)
    .map((row) => presentEntry(page.isMasked ? maskDetails(row) : row));
}

function readNewest(
  handle: Handle,
  filter: EntryFilter,
  { before, limit }: PageOfEntries,
): Promise<Row[]> {
  const newest = select(handle, filter)
    .$if(before !== undefined, (query) =>
      query.where(sql<boolean>`(at, seq) < (${before!.at}, ${before!.seq})`),
    )
    .orderBy('at', 'desc')
    .orderBy('seq', 'desc')
    // The limit is a literal: otherwise PostgreSQL would plan for a tenth of the log, with parallel processes.
    .limit(sql.lit(limit));
  return withDetails(handle, newest).execute();
}

const pageLength = 1000;

/** Yields all entries up to a number in pages, the oldest first. */
export async function* readAllEntries(
  handle: Handle,
  filter: EntryFilter,
  upTo: number,
): AsyncGenerator<Row[]> {
  let last: Place = { at: -1, seq: 0 };
  for (;;) {
    const { at, seq } = last;
    const next = select(handle, filter)
      .where(sql<boolean>`(at, seq) > (${at}, ${seq})`)
      .where('seq', '<=', upTo);
    const rows = await withDetails(handle, next)
      .orderBy('found.at')
      .orderBy('found.seq')
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
