import * as contract from '@uid/contract/staff-contents';

import type { ServerContext } from '../../../context.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Serve } from '../../../http/serve.ts';
import * as edit from './edit-content.ts';
import { readRevisions, readVersionText } from './heads.ts';
import type { ContentName } from './heads.ts';
import { listContents } from './list-contents.ts';
import { readContent } from './read-content.ts';
import { scheduleContent, withdrawSchedule } from './schedule.ts';

/** What staff see of the contents and do to them. */
export function serveStaffContents(serve: Serve, context: ServerContext): void {
  const { database, now, newId, config } = context;
  const { handle } = database;
  const editing = ({ accountId }: { accountId: string }) => ({
    config,
    accountId,
    now: now(),
  });

  serve(contract.listStaffContents, (filter) => listContents(handle, filter));

  serve(contract.getStaffContent, (name, { act }) =>
    act({ subject: subjectOf(name) }, async (tx) => found(await readContent(tx, name))),
  );

  serve(contract.getContentVersion, async (version) => ({
    body: found(await readVersionText(handle, version)),
  }));

  serve(contract.saveContentDraft, (draft, { act, session }) =>
    act({ subject: subjectOf(draft) }, async (tx, note) => {
      const number = await edit.saveDraft(tx, draft, editing(session));
      note({ after: { part: draft.part, number } });
      return { ...(await readRevisions(tx, draft)), number };
    }),
  );

  serve(contract.discardContentDraft, (draft, { act }) =>
    act({ subject: subjectOf(draft) }, async (tx, note) => {
      const number = await edit.discardDraft(tx, draft);
      note({ before: { part: draft.part, number } });
      return readRevisions(tx, draft);
    }),
  );

  serve(contract.restoreContentVersion, (version, { act, session }) =>
    act({ subject: subjectOf(version) }, async (tx, note) => {
      const number = await edit.restoreVersion(tx, version, editing(session));
      note({ before: { part: version.part, number: version.number }, after: { number } });
      return { ...(await readRevisions(tx, version)), number };
    }),
  );

  serve(contract.publishContent, (parts, { act, session }) =>
    act({ subject: subjectOf(parts) }, async (tx, note) => {
      note(await edit.publishParts(tx, parts, editing(session)));
      return readRevisions(tx, parts);
    }),
  );

  serve(contract.settleContentOffer, (offer, { act, session }) =>
    act({ subject: subjectOf(offer) }, async (tx, note) => {
      const { part } = offer;
      const { before, after } = await edit.settleOffer(tx, offer, editing(session));
      note({ before: { part, number: before }, after: { part, number: after } });
      return readRevisions(tx, offer);
    }),
  );

  serve(contract.withdrawContent, (parts, { act, session }) =>
    act({ subject: subjectOf(parts) }, async (tx) => {
      await edit.withdraw(tx, parts, editing(session));
      return readRevisions(tx, parts);
    }),
  );

  serve(contract.bringContentBack, (parts, { act, session }) =>
    act({ subject: subjectOf(parts) }, async (tx) => {
      await edit.bringBack(tx, parts, editing(session));
      return readRevisions(tx, parts);
    }),
  );

  serve(contract.scheduleContent, (wish, { act, session }) =>
    act({ subject: subjectOf(wish) }, async (tx, note) => {
      const id = newId();
      const at = await scheduleContent(tx, { ...wish, scheduleId: id }, editing(session));
      note({ after: { id, action: wish.action, at } });
      return { id, at };
    }),
  );

  serve(contract.withdrawContentSchedule, ({ id }, { act }) =>
    act({}, async (tx, note) => {
      const { at, ...name } = await withdrawSchedule(tx, id);
      note({ subject: subjectOf(name), before: { id, at } });
      return {};
    }),
  );
}

function subjectOf({ kind, id }: ContentName) {
  return { kind: 'content', id: `${kind}/${id}` };
}

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new AppError('NOT_FOUND');
  return value;
}
