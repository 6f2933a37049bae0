import { api, files } from '@uid/contract/api';
import type { Endpoint } from '@uid/contract/endpoint';
import type { ErrorResult, LastChange } from '@uid/contract/envelope';
import type { Language } from '@uid/contract/language';
import { orderStateWords } from '@uid/contract/order-words';

import type { ActNote } from '../../act.ts';
import type { Handle } from '../../database/database.ts';
import { describeAct } from './describe-act.ts';

/** Actions that only read, which leave entries, too. */
const readings = [api, files]
  .flatMap((all) => Object.values<Record<string, Operation>>(all))
  .flatMap((ofFeature) => Object.values(ofFeature))
  .flatMap(({ method, action }) => (method === 'GET' && action ? [action] : []));

type Operation = Pick<Endpoint, 'method' | 'action'>;

interface Refused {
  subject: NonNullable<ActNote['subject']>;
  /** Account of the staff member whose request is refused. */
  accountId: string;
  language: Language;
}

/** For a refused request: reads who changed the subject last, when and how, and the current state of an order. */
export async function readLastChange(
  handle: Handle,
  { subject, accountId, language }: Refused,
): Promise<Pick<ErrorResult, 'lastChange' | 'stateNow'>> {
  const lastChange = await findLastChange(handle, { subject, accountId, language });
  const state = subject.kind === 'order' && (await findOrderState(handle, subject.id));
  return {
    ...(lastChange && { lastChange }),
    ...(state && { stateNow: orderStateWords[language][state] }),
  };
}

/** Undefined if the last change was made by the refused account itself or by a command. */
async function findLastChange(
  handle: Handle,
  { subject, accountId, language }: Refused,
): Promise<LastChange | undefined> {
  const entry = await handle
    .selectFrom('auditEntries')
    .leftJoin('auditDetails', 'auditDetails.seq', 'auditEntries.seq')
    .leftJoin('accounts', 'accounts.id', 'auditEntries.actor')
    .select(['auditEntries.at', 'actor', 'action', 'after', 'email'])
    .where('subjectId', '=', subject.id)
    .where('action', 'not in', readings)
    .orderBy('auditEntries.at', 'desc')
    .orderBy('auditEntries.seq', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!entry?.email || entry.actor === accountId) return undefined;
  const { at, email, action, after } = entry;
  // Null if the details were erased.
  const details = JSON.parse(after ?? 'null') as { state?: unknown } | null;
  return { at, email, act: describeAct(action, details?.state, language) };
}

async function findOrderState(handle: Handle, id: string) {
  const order = handle.selectFrom('orders').select('state').where('id', '=', id);
  return (await order.executeTakeFirst())?.state;
}
