import type { ApprovalKindName } from '@uid/contract/approvals';
import type { AuditPlace } from '@uid/contract/audit';
import type { Permission } from '@uid/contract/permissions';
import { sql } from 'kysely';

import type { Handle } from '../../database/database.ts';

export interface Subject {
  kind: string;
  id: string;
}

/** Reads the key by which the screen names each of these ids. Ids that no longer exist are left out. */
type ReadKeys = (handle: Handle, ids: readonly string[]) => Promise<{ id: string; key: string }[]>;

interface Way {
  screen: AuditPlace['screen'];
  /** The permission to open the screen. */
  permission: Permission;
  readKeys: ReadKeys;
}

const numberOf: ReadKeys = (handle, ids) =>
  handle.selectFrom('orders').select(['id', 'no as key']).where('id', 'in', ids).execute();

/** A kind of act that needs the approval of a second person, and the permission to read such approvals. */
export interface ReadKind {
  name: ApprovalKindName;
  reads: Permission;
}

/** The way to requests for approval of these kinds, open or closed. */
const approvalsOf = (permission: Permission, kinds: readonly ApprovalKindName[]): Way => ({
  screen: 'approvals',
  permission,
  readKeys: (handle, ids) =>
    handle
      .selectFrom('approvals')
      .select(['id', 'id as key'])
      .where('id', 'in', ids)
      .where('kind', 'in', kinds)
      .execute(),
});

/** The screens that show the subjects of entries, by kind; an account belongs to a customer or to a staff member. */
const ways: Readonly<Record<string, readonly Way[]>> = {
  order: [{ screen: 'orders', permission: 'orders.read', readKeys: numberOf }],
  refund: [
    {
      screen: 'orders',
      permission: 'orders.read',
      readKeys: (handle, ids) =>
        handle
          .selectFrom('refunds')
          .innerJoin('orders', 'orders.id', 'refunds.orderId')
          .select(['refunds.id', 'orders.no as key'])
          .where('refunds.id', 'in', ids)
          .execute(),
    },
  ],
  shipment: [
    {
      screen: 'orders',
      permission: 'orders.read',
      readKeys: (handle, ids) =>
        handle
          .selectFrom('shipments')
          .innerJoin('orders', 'orders.id', 'shipments.orderId')
          .select(['shipments.id', 'orders.no as key'])
          .where('shipments.id', 'in', ids)
          .execute(),
    },
  ],
  enquiry: [
    {
      screen: 'enquiries',
      permission: 'enquiries.read',
      readKeys: (handle, ids) =>
        handle.selectFrom('enquiries').select(['id', 'no as key']).where('id', 'in', ids).execute(),
    },
  ],
  quote: [
    {
      screen: 'quotes',
      permission: 'quotes.read',
      readKeys: (handle, ids) =>
        handle.selectFrom('quotes').select(['id', 'no as key']).where('id', 'in', ids).execute(),
    },
  ],
  variant: [
    {
      screen: 'catalogue',
      permission: 'catalogue.read',
      readKeys: (handle, ids) =>
        handle
          .selectFrom('variants')
          .select(['sku as id', 'itemId as key'])
          .where('sku', 'in', ids)
          .execute(),
    },
  ],
  item: [
    {
      screen: 'catalogue',
      permission: 'catalogue.read',
      readKeys: (handle, ids) =>
        handle.selectFrom('items').select(['id', 'id as key']).where('id', 'in', ids).execute(),
    },
  ],
  account: [
    {
      screen: 'staff',
      permission: 'staff.read',
      readKeys: (handle, ids) =>
        handle
          .selectFrom('staff')
          .select(['accountId as id', 'accountId as key'])
          .where('accountId', 'in', ids)
          .execute(),
    },
    {
      screen: 'customers',
      permission: 'customers.read',
      readKeys: (handle, ids) =>
        handle
          .selectFrom('accounts')
          .leftJoin('staff', 'staff.accountId', 'accounts.id')
          .select(['accounts.id', 'accounts.id as key'])
          .where('accounts.id', 'in', ids)
          .where('staff.accountId', 'is', null)
          .execute(),
    },
  ],
  content: [
    {
      screen: 'contents',
      permission: 'contents.read',
      readKeys: (handle, ids) => {
        const name = sql<string>`kind || '/' || id`;
        return handle
          .selectFrom('contentHeads')
          .select([name.as('id'), name.as('key')])
          .distinct()
          .where(name, 'in', ids)
          .execute();
      },
    },
  ],
  // A saved view has no way, because only its owner finds it, above its list.
  job: [
    {
      screen: 'jobs',
      permission: 'jobs.read',
      readKeys: (handle, ids) =>
        handle
          .selectFrom('jobs')
          .select(['name as id', 'name as key'])
          .where('name', 'in', ids)
          .execute(),
    },
  ],
};

function waysTo(kind: string, approvalKinds: readonly ReadKind[]): readonly Way[] {
  if (kind !== 'approval') return ways[kind] ?? [];
  const byRight = Map.groupBy(approvalKinds, ({ reads }) => reads);
  return [...byRight].map(([reads, kinds]) =>
    approvalsOf(
      reads,
      kinds.map(({ name }) => name),
    ),
  );
}

/** Finds the screen of each subject of a page of entries, if the subject exists and the reader may open the screen. */
export async function readPlaces(
  handle: Handle,
  subjects: readonly Subject[],
  permissions: ReadonlySet<Permission>,
  approvalKinds: readonly ReadKind[],
): Promise<(subject: Subject) => AuditPlace | undefined> {
  const idsOf = Map.groupBy(subjects, ({ kind }) => kind);
  const places = new Map<string, AuditPlace>();
  for (const [kind, named] of idsOf)
    for (const { screen, permission, readKeys } of waysTo(kind, approvalKinds)) {
      if (!permissions.has(permission)) continue;
      const ids = [...new Set(named.map(({ id }) => id))];
      for (const { id, key } of await readKeys(handle, ids))
        places.set(placeOf({ kind, id }), { screen, key });
    }
  return (subject) => places.get(placeOf(subject));
}

function placeOf({ kind, id }: Subject): string {
  return `${kind} ${id}`;
}
