import { attachEnquiryFile, enquiryFile } from '@uid/contract/staff-conversations';
import * as contract from '@uid/contract/staff-enquiries';

import type { ServerContext } from '../../context.ts';
import type { Handle } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import type { Serve } from '../../http/serve.ts';
import { seesPersons } from '../../mask-person.ts';
import { readWrittenMessages } from '../conversations/read-thread.ts';
import { keepFile, readFile } from '../conversations/files/keep-file.ts';
import { answerFile } from '../conversations/files/answer-file.ts';
import { findSentFile, markSeenByStaff } from '../conversations/conversation.ts';
import { answerEnquiry } from './answer-enquiry.ts';
import { assignEnquiry } from './assign-enquiry.ts';
import { closeEnquiry } from './close-enquiry.ts';
import { countStates, listStored, medianResponseTime } from './list-enquiries.ts';
import { findProduct } from './find-product.ts';
import { factsOf, presentEnquiry, presentSummary } from './present-enquiry.ts';
import { readAssignable, readEmails } from './read-staff.ts';
import { findStored, insertNote, listNotes } from './repository.ts';
import type { StoredEnquiry } from './repository.ts';

/** Serves what staff do about enquiries: assign them, write internal notes, and send answers by email. */
export function serveStaffEnquiries(serve: Serve, context: ServerContext): void {
  const { database, now, newId } = context;

  serve(contract.listEnquiries, (input, { act, session }) =>
    act({}, async (handle, note) => {
      const assignee = input.assignee === 'me' ? session.accountId : input.assignee;
      const { rows, next } = await listStored(handle, { ...input, assignee });
      note({ after: { ids: rows.map(({ id }) => id) } });
      const emails = await readEmails(
        handle,
        rows.map(({ assigneeId }) => assigneeId),
      );
      const reader = { emails, seesPersons: seesPersons(session) };
      const median = await medianResponseTime(handle, now());
      return {
        enquiries: rows.map((each) => presentSummary(each, reader)),
        next,
        counts: await countStates(handle),
        ...(median !== undefined && { medianResponseTime: median }),
      };
    }),
  );

  serve(contract.getEnquiry, ({ no, language }, { act, session }) =>
    act({}, async (handle, note) => {
      const enquiry = await getStored(handle, no);
      note(subjectOf(enquiry));
      const asked = await findProduct(handle, factsOf(enquiry)['product']);
      const product = asked && { slug: asked.slug, name: asked.text[language].name };
      const thread = { id: enquiry.id, now: now() };
      const messages = await readWrittenMessages(handle, thread);
      if (session.staff.permissions.has(contract.answerEnquiry.permission))
        await markSeenByStaff(handle, thread, messages);
      const notes = await listNotes(handle, enquiry.id);
      const assignable = await readAssignable(handle);
      const emails = await readEmails(handle, [
        enquiry.assigneeId,
        ...[...messages, ...notes].map(({ accountId }) => accountId),
      ]);
      const reader = { emails, seesPersons: seesPersons(session) };
      return presentEnquiry(enquiry, { product, messages, notes, assignable }, reader);
    }),
  );

  serve(attachEnquiryFile, async ({ no, name }, { act, session: { accountId }, file }) => {
    await getAnswerable(database.handle, no);
    const checked = await readFile(name, file);
    return act({}, async (handle, note) => {
      const enquiry = await getAnswerable(handle, no);
      const attaching = { id: enquiry.id, kind: 'enquiry', side: 'staff', accountId } as const;
      const kept = await keepFile(handle, { ...attaching, file: checked }, context);
      note({ ...subjectOf(enquiry), after: { file: kept.id, type: kept.type, bytes: kept.bytes } });
      return kept;
    });
  });

  serve(enquiryFile, async ({ no, id }, { act }) => {
    let found: Awaited<ReturnType<typeof findSentFile>>;
    await act({}, async (handle, note) => {
      const enquiry = await getStored(handle, no);
      note({ ...subjectOf(enquiry), after: { file: id } });
      found = await findSentFile(handle, { conversationId: enquiry.id, id });
      if (!found) throw new AppError('NOT_FOUND');
      return {};
    });
    return answerFile(found);
  });

  serve(contract.answerEnquiry, (input, { act, session: { accountId } }) =>
    act({}, async (handle, note) => {
      note(subjectOf(await getStored(handle, input.no)));
      const { enquiry, answerId } = await answerEnquiry(handle, { ...input, accountId }, context);
      note({ after: { state: 'answered', answer: answerId, files: input.files.length } });
      return changed(enquiry);
    }),
  );

  serve(contract.assignEnquiry, ({ no, revision, assignee }, { act }) =>
    act({}, async (handle, note) => {
      const before = await getStored(handle, no);
      note(subjectOf(before));
      const enquiry = await assignEnquiry(handle, { no, revision, assignee });
      note({
        before: { assignee: before.assigneeId },
        after: { assignee: enquiry.assigneeId, state: enquiry.state },
      });
      return changed(enquiry);
    }),
  );

  serve(contract.noteEnquiry, ({ no, text }, { act, session: { accountId } }) =>
    act({}, async (handle, note) => {
      const enquiry = await getStored(handle, no);
      const id = newId();
      await insertNote(handle, { id, enquiryId: enquiry.id, at: now(), accountId, text });
      note({ ...subjectOf(enquiry), after: { note: id } });
      return { no };
    }),
  );

  serve(contract.closeEnquiry, ({ no, revision }, { act }) =>
    act({}, async (handle, note) => {
      note(subjectOf(await getStored(handle, no)));
      const { enquiry, before } = await closeEnquiry(handle, { no, revision }, context);
      note({ before: { state: before }, after: { state: 'closed' } });
      return changed(enquiry);
    }),
  );
}

async function getStored(handle: Handle, no: string): Promise<StoredEnquiry> {
  const enquiry = await findStored(handle, no);
  if (!enquiry) throw new AppError('NOT_FOUND');
  return enquiry;
}

/** Throws ENQUIRY_CLOSED if the enquiry is closed: it gets no answer, and so no file. */
async function getAnswerable(handle: Handle, no: string): Promise<StoredEnquiry> {
  const enquiry = await getStored(handle, no);
  if (enquiry.state === 'closed') throw new AppError('ENQUIRY_CLOSED');
  return enquiry;
}

function subjectOf({ id }: StoredEnquiry) {
  return { subject: { kind: 'enquiry', id }, about: id };
}

function changed({ no, state, revision }: StoredEnquiry) {
  return { no, state, revision };
}
