import { pageSize } from '@uid/contract/constants';
import * as contract from '@uid/contract/staff-conversations';
import type { WaitingConversation } from '@uid/contract/staff-conversations';

import type { ServerContext } from '../../context.ts';
import { cutPage } from '../../database/cut-page.ts';
import type { Handle } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Serve } from '../../http/serve.ts';
import { hour } from '../../job.ts';
import { maskWords, seesPersons } from '../../mask-person.ts';
import { findAnyOrder } from '../orders/find-order.ts';
import type { StoredOrder } from '../orders/lock-order.ts';
import { beginningOf } from './beginning-of.ts';
import { markSeenByStaff } from './conversation.ts';
import { keepFile, readFile } from './files/keep-file.ts';
import { answerFile } from './files/answer-file.ts';
import { readCorrespondent } from './read-correspondent.ts';
import { readServiceHours } from './read-service-hours.ts';
import { maskMessage, readThread } from './read-thread.ts';
import { listWaiting, readableKinds } from './read-waiting.ts';
import { findFile } from './repository.ts';
import { workingTimeAfter } from './service-time.ts';
import { writeMessage } from './write-message.ts';

/** Maximum number of characters of a message in the list. */
const shownCharacters = 160;

/** Serves what staff do about conversations: read and answer those about orders, and see which customers wait. */
export function serveStaffConversations(serve: Serve, context: ServerContext): void {
  const { database, now } = context;

  serve(contract.listWaitingConversations, ({ after }, { act, session }) =>
    act({}, async (tx, note) => {
      const kinds = readableKinds(session.staff.permissions);
      const found = await listWaiting(tx, { kinds, after: placeOf(after), limit: pageSize + 1 });
      const { rows, next } = cutPage(found, pageSize, ({ since, id }) => `${since}-${id}`);
      note({ after: { ids: rows.map(({ id }) => id) } });
      const serviceHours = await readServiceHours(tx);
      const conversations = rows.map(({ id, kind, no, since, text }): WaitingConversation => {
        const begun = beginningOf(text ?? '', shownCharacters);
        const dueAt =
          serviceHours &&
          workingTimeAfter(since ?? 0, serviceHours.answerHours * hour, serviceHours);
        return {
          id,
          kind,
          no: no ?? '',
          waitTime: now() - (since ?? 0),
          isOverdue: dueAt !== undefined && dueAt < now(),
          text: seesPersons(session) ? begun : maskWords(begun),
          ...(dueAt !== undefined && { dueAt }),
        };
      });
      return { conversations, next };
    }),
  );

  serve(contract.getStaffThread, ({ no }, { act, session }) =>
    act({}, async (tx, note) => {
      const order = await getOrder(tx, no);
      note(subjectOf(order));
      const canWrite = (await readCorrespondent(tx, { id: order.id, kind: 'order' })) !== undefined;
      const thread = await readThread(tx, { id: order.id, canWrite }, { now: now() });
      // A message counts as seen only if the reader may answer it.
      if (session.staff.permissions.has(contract.sendStaffMessage.permission))
        await markSeenByStaff(tx, { id: order.id, now: now() }, thread.messages);
      if (seesPersons(session)) return thread;
      return { ...thread, messages: thread.messages.map(maskMessage) };
    }),
  );

  serve(contract.sendStaffMessage, ({ no, text, files }, { act, session: { accountId } }) =>
    act({}, async (tx, note) => {
      const order = await getWritable(tx, no);
      const draft = { id: order.id, kind: 'order', side: 'staff', channel: 'site' } as const;
      const written = await writeMessage(
        tx,
        { ...draft, accountId, text, attached: files },
        context,
      );
      note({ ...subjectOf(order), after: { message: written, files: files.length } });
      return { id: written ?? '' };
    }),
  );

  serve(contract.attachStaffFile, async ({ no, name }, { act, session: { accountId }, file }) => {
    await getWritable(database.handle, no);
    const checked = await readFile(name, file);
    return act({}, async (tx, note) => {
      const order = await getWritable(tx, no);
      const attaching = { id: order.id, kind: 'order', side: 'staff', accountId } as const;
      const kept = await keepFile(tx, { ...attaching, file: checked }, context);
      note({ ...subjectOf(order), after: { file: kept.id, type: kept.type, bytes: kept.bytes } });
      return kept;
    });
  });

  serve(contract.staffMessageFile, async ({ no, id }, { act }) => {
    let found: Awaited<ReturnType<typeof findFile>>;
    await act({}, async (tx, note) => {
      const order = await getOrder(tx, no);
      note({ ...subjectOf(order), after: { file: id } });
      found = await findFile(tx, { conversationId: order.id, id });
      if (!found) throw new AppError('NOT_FOUND');
      return {};
    });
    return answerFile(found);
  });
}

/** Reads where the last page ended. This position stays valid when that conversation is answered. */
function placeOf(after = ''): { since: number; id: string } | undefined {
  const { since, id } = /^(?<since>\d{1,15})-(?<id>.+)$/.exec(after)?.groups ?? {};
  return since === undefined || id === undefined ? undefined : { since: Number(since), id };
}

async function getOrder(handle: Handle, no: string): Promise<StoredOrder> {
  const order = await findAnyOrder(handle, no);
  if (!order) throw new AppError('NOT_FOUND');
  return order;
}

/** Throws STATE_CONFLICT if the customer was erased, since nobody would read a message. */
async function getWritable(handle: Handle, no: string): Promise<StoredOrder> {
  const order = await getOrder(handle, no);
  if (!(await readCorrespondent(handle, { id: order.id, kind: 'order' })))
    throw new AppError('STATE_CONFLICT');
  return order;
}

function subjectOf({ id, accountId }: StoredOrder) {
  return { subject: { kind: 'order', id }, about: accountId };
}
