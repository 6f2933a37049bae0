import * as contract from '@uid/contract/staff-contents';

import type { ServerContext } from '../../../context.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Serve } from '../../../http/serve.ts';
import { readRevisions, readVersionText } from './heads.ts';
import type { ContentName } from './heads.ts';

// Only requests of staff need these modules, so they are not loaded at the start.
const editing = () => import('./edit-content.ts');
const scheduling = () => import('./schedule.ts');

/** Serves what staff read of contents, and their changes to contents. */
export function serveStaffContents(serve: Serve, context: ServerContext): void {
  const { database, now, newId, config } = context;
  const { handle } = database;
  const by = ({ accountId }: { accountId: string }) => ({
    config,
    accountId,
    now: now(),
  });

  serve(contract.listStaffContents, async (filter) => {
    const { listContents } = await import('./list-contents.ts');
    return listContents(handle, filter);
  });

  serve(contract.getStaffContent, (name, { act }) =>
    act({ subject: subjectOf(name) }, async (tx) => {
      const { readContent } = await import('./read-content.ts');
      return found(await readContent(tx, name));
    }),
  );

  serve(contract.listContentVersions, (page, { act }) =>
    act({ subject: subjectOf(page) }, async (tx) => {
      const { listVersions } = await import('./list-versions.ts');
      return listVersions(tx, page);
    }),
  );

  serve(contract.getContentVersion, async (version) => ({
    body: found(await readVersionText(handle, version)),
  }));

  serve(contract.saveContentDraft, (draft, { act, session }) =>
    act({ subject: subjectOf(draft) }, async (tx, note) => {
      const { saveDraft } = await editing();
      const number = await saveDraft(tx, draft, by(session));
      note({ after: { part: draft.part, number } });
      return { ...(await readRevisions(tx, draft)), number };
    }),
  );

  serve(contract.discardContentDraft, (draft, { act }) =>
    act({ subject: subjectOf(draft) }, async (tx, note) => {
      const { discardDraft } = await editing();
      const number = await discardDraft(tx, draft);
      note({ before: { part: draft.part, number } });
      return readRevisions(tx, draft);
    }),
  );

  serve(contract.restoreContentVersion, (version, { act, session }) =>
    act({ subject: subjectOf(version) }, async (tx, note) => {
      const { restoreVersion } = await editing();
      const number = await restoreVersion(tx, version, by(session));
      note({ before: { part: version.part, number: version.number }, after: { number } });
      return { ...(await readRevisions(tx, version)), number };
    }),
  );

  serve(contract.publishContent, (parts, { act, session }) =>
    act({ subject: subjectOf(parts) }, async (tx, note) => {
      const { publishParts } = await editing();
      note(await publishParts(tx, parts, by(session)));
      return readRevisions(tx, parts);
    }),
  );

  serve(contract.settleContentOffer, (offer, { act, session }) =>
    act({ subject: subjectOf(offer) }, async (tx, note) => {
      const { part } = offer;
      const { settleOffer } = await editing();
      const { before, after } = await settleOffer(tx, offer, by(session));
      note({ before: { part, number: before }, after: { part, number: after } });
      return readRevisions(tx, offer);
    }),
  );

  serve(contract.withdrawContent, (parts, { act, session }) =>
    act({ subject: subjectOf(parts) }, async (tx) => {
      const { withdraw } = await editing();
      await withdraw(tx, parts, by(session));
      return readRevisions(tx, parts);
    }),
  );

  serve(contract.bringContentBack, (parts, { act, session }) =>
    act({ subject: subjectOf(parts) }, async (tx) => {
      const { bringBack } = await editing();
      await bringBack(tx, parts, by(session));
      return readRevisions(tx, parts);
    }),
  );

  serve(contract.scheduleContent, (input, { act, session }) =>
    act({ subject: subjectOf(input) }, async (tx, note) => {
      const id = newId();
      const { scheduleContent } = await scheduling();
      const at = await scheduleContent(tx, { ...input, scheduleId: id }, by(session));
      note({ after: { id, action: input.action, at } });
      return { id, at };
    }),
  );

  serve(contract.withdrawContentSchedule, ({ id }, { act }) =>
    act({}, async (tx, note) => {
      const { withdrawSchedule } = await scheduling();
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
