import * as contract from '@uid/contract/notices';
import type { Notice } from '@uid/contract/notices';
import * as staff from '@uid/contract/staff-notices';

import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Serve } from '../../http/serve.ts';
import { findAnyOrder } from '../orders/find-order.ts';
import type { StoredOrder } from '../orders/lock-order.ts';
import { loadNoticeWords } from './load-notice-words.ts';
import type { noticeWords } from './notice-words.ts';
import { listNoticesOf } from './read-notices.ts';
import { listMails, presentMail } from './read-order-mails.ts';
import { resendMail } from './resend-mail.ts';
import { countUnread, markRead } from './repository.ts';
import type { StoredNotice } from './read-notices.ts';

export function serveNotices(serve: Serve, context: ServerContext): void {
  const { database, now } = context;
  const { handle } = database;

  serve(contract.listNotices, async ({ language, after }, caller) => {
    const { accountId } = caller.session;
    const { rows, next } = await listNoticesOf(handle, accountId, { after });
    const words = await loadNoticeWords();
    return {
      notices: rows.map((each) => presentNotice(each, words(each, language))),
      unread: await countUnread(handle, accountId),
      next,
    };
  });

  serve(contract.markNoticesRead, async ({ ids }, caller) => {
    const { accountId } = caller.session;
    await markRead(handle, accountId, { ids, now: now() });
    return { unread: await countUnread(handle, accountId) };
  });

  serve(staff.listOrderMails, ({ language, no }, { act }) =>
    act({}, async (tx, note) => {
      const order = await getOrder(tx, no);
      note({ subject: { kind: 'order', id: order.id }, about: order.accountId });
      const mails = await listMails(tx, order.id);
      const words = await loadNoticeWords();
      return { mails: mails.map((each) => presentMail(each, words(each, language))) };
    }),
  );

  serve(staff.resendOrderMail, ({ no, id }, { act }) =>
    act({}, async (tx, note) => {
      const order = await getOrder(tx, no);
      const { kind } = await resendMail(tx, { orderId: order.id, id }, context);
      note({
        subject: { kind: 'order', id: order.id },
        about: order.accountId,
        after: { id, kind },
      });
      return { id };
    }),
  );
}

async function getOrder(handle: Handle, no: string): Promise<StoredOrder> {
  const order = await findAnyOrder(handle, no);
  if (!order) throw new AppError('NOT_FOUND');
  return order;
}

function presentNotice(stored: StoredNotice, words: ReturnType<typeof noticeWords>): Notice {
  const { id, kind, no, createdAt, readAt } = stored;
  return { id, kind, no, at: createdAt, isRead: readAt !== null, ...words };
}
