import { auditActions } from '@uid/contract/audit-actions';
import type { AuditAction } from '@uid/contract/audit-actions';
import type { exportAuditTable, listAuditEntries } from '@uid/contract/audit';
import type { FileInputOf, InputOf } from '@uid/contract/endpoint';

import type { Parameters } from '../../routing/use-address.ts';
import { filterValue } from '../../table/filter.tsx';

/** The parameters of the address that filter the log, in the order of their fields. */
export const filterNames = ['actor', 'subject', 'from', 'to', 'seq'] as const;

const actionNames = Object.keys(auditActions) as AuditAction[];
/** Milliseconds by which a day begins earlier in Beijing than in UTC. */
const ahead = 8 * 3_600_000;
const day = 86_400_000;

/** Returns the request that the parameters of an address stand for. */
export function filterOf(
  query: Parameters,
): InputOf<typeof listAuditEntries> & FileInputOf<typeof exportAuditTable> {
  const { actor, subject, seq } = query;
  const action = filterValue(actionNames, query['action']);
  const from = startOf(query['from']);
  const until = startOf(query['to']);
  return {
    ...(actor && { actor }),
    ...(subject && { subject }),
    ...(action && { action }),
    ...(seq && /^\d{1,15}$/.test(seq) && { seq }),
    ...(from !== undefined && { from: String(from) }),
    ...(until !== undefined && { until: String(until + day) }),
  };
}

function startOf(date: string | undefined): number | undefined {
  const start = date ? Date.parse(date) - ahead : Number.NaN;
  return start >= 0 ? start : undefined;
}
