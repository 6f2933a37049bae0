import type { OrderMail } from '@uid/contract/staff-notices';
import { sql } from 'kysely';

import type { Handle } from '../../database/database.ts';
import type { NoticeWords } from './notice-words.ts';

function selectMails(handle: Handle) {
  return (
    handle
      .selectFrom('notices')
      // The notices belong to the order's account, and are found by the index over that.
      .innerJoin('orders', (join) =>
        join
          .onRef('orders.id', '=', 'notices.orderId')
          .onRef('orders.accountId', '=', 'notices.accountId'),
      )
      .leftJoin('accounts', 'accounts.id', 'notices.accountId')
      .leftJoin('accountLanguages', 'accountLanguages.accountId', 'notices.accountId')
      .leftJoin('mails', (join) =>
        join.on('mails.uniqueKey', '=', sql<string>`'notice:' || notices.id`),
      )
      .selectAll('notices')
      .select(['orders.no', 'orders.state', 'orders.totalFen', 'orders.endsAt'])
      .select(['accounts.email', 'accountLanguages.language', 'mails.state as mailState'])
  );
}

export type FoundMail = Awaited<ReturnType<typeof listMails>>[number];

export function listMails(handle: Handle, orderId: string) {
  return selectMails(handle)
    .where('notices.orderId', '=', orderId)
    .orderBy('notices.id', 'desc')
    .limit(100)
    .execute();
}

/** Finds an email by its id, but only among those of this order. */
export function findMail(handle: Handle, { orderId, id }: { orderId: string; id: string }) {
  return selectMails(handle)
    .where('notices.orderId', '=', orderId)
    .where('notices.id', '=', id)
    .executeTakeFirst();
}

export function presentMail(mail: FoundMail, { title }: NoticeWords): OrderMail {
  const { id, kind, createdAt, mailedAt, mailState, email } = mail;
  return {
    id,
    kind,
    title,
    at: createdAt,
    ...(mailedAt !== null && { mailedAt }),
    ...(mailState !== null && { state: mailState }),
    canResend: mailedAt !== null && email !== null,
  };
}
