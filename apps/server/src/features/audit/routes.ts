import { Readable } from 'node:stream';

import * as contract from '@uid/contract/audit';
import type { AuditEntry, AuditPlace } from '@uid/contract/audit';
import { pageSize } from '@uid/contract/constants';

import { cutPage } from '../../database/cut-page.ts';
import type { Act } from '../../act.ts';
import type { ServerContext } from '../../context.ts';
import type { StaffCaller } from '../../http/caller.ts';
import type { Serve } from '../../http/serve.ts';
import { seesPersons } from '../../mask-person.ts';
import { openAuditKey } from './audit-key.ts';
import { readLogState } from './check-log.ts';
import { exportLines, exportTable } from './export-entries.ts';
import type { Range } from './export-entries.ts';
import { listNewestEntries, readFilter } from './read-entries.ts';
import type { AskedFilter } from './read-entries.ts';
import type { ReadKind, Subject } from './read-places.ts';
import { findHead, findLastSigned } from './repository.ts';

export function serveAudit(
  serve: Serve,
  { config, database }: ServerContext,
  approvalKinds: readonly ReadKind[],
): void {
  const { handle } = database;

  serve(contract.listAuditEntries, async ({ after, ...asked }, { act, session }) => {
    const [at, seq] = (after ?? '').split('-').map(Number);
    const before = at === undefined || seq === undefined ? undefined : { at, seq };
    // Recording the filter is enough to tell which entries were seen, because the log itself does not change.
    const { page, placeOf } = await act({}, async (tx, note) => {
      const filter = await readFilter(tx, asked);
      note({ after: { ...filter, place: after } });
      const isMasked = !seesPersons(session);
      const asking = { before, limit: pageSize + 1, isMasked };
      const found = await listNewestEntries(tx, filter, asking);
      const page = cutPage(found, pageSize, (entry) => `${entry.at}-${entry.seq}`);
      const subjects = page.rows.flatMap(({ subject }) => subject ?? []);
      const { permissions } = session.staff;
      const { readPlaces } = await import('./read-places.ts');
      return { page, placeOf: await readPlaces(tx, subjects, permissions, approvalKinds) };
    });
    return { entries: page.rows.map((entry) => withPlace(entry, placeOf)), next: page.next };
  });

  serve(contract.getAuditState, async () => {
    const { seq, newest, fault, walk } = await readLogState(handle);
    const signed = await findLastSigned(handle);
    return {
      wholeTo: seq,
      // Other requests append entries while the log is read.
      newest: Math.max(newest, seq),
      ...(fault && { fault }),
      ...(walk && { walk }),
      ...(signed && { signed: { seq: signed.seq, at: signed.at, keyId: signed.keyId } }),
    };
  });

  serve(contract.exportAuditTable, async (filter, caller) => ({
    name: 'audit-log.csv',
    body: Readable.from(exportTable(handle, await noteExport(caller, filter)), bytes),
  }));

  serve(contract.exportAuditLines, async (filter, caller) => ({
    name: 'audit-log.jsonl',
    body: Readable.from(exportLines(handle, await noteExport(caller, filter)), bytes),
  }));

  serve(contract.getAuditKey, async () => ({
    name: 'audit-key.pem',
    body: Buffer.from(openAuditKey(config).pem),
  }));
}

function withPlace(
  { subject, ...entry }: AuditEntry,
  placeOf: (subject: Subject) => AuditPlace | undefined,
): AuditEntry {
  const place = subject && placeOf(subject);
  return { ...entry, ...(subject && { subject: { ...subject, ...(place && { place }) } }) };
}

/** Stream option: the chunks are text, not objects. */
const bytes = { objectMode: false };

/** Records an export in the log before its first line is sent. The export ends before its own entry. */
async function noteExport(
  { act, session }: StaffCaller & { act: Act },
  asked: AskedFilter,
): Promise<Range> {
  const isMasked = !seesPersons(session);
  return act({}, async (tx, note) => {
    const filter = await readFilter(tx, asked);
    note({ after: filter });
    const { seq: upTo } = await findHead(tx);
    return { filter, upTo, isMasked };
  });
}
