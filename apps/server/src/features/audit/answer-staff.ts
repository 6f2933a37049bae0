import { errorKinds } from '@uid/contract/errors';
import type { Language } from '@uid/contract/language';

import type { ServerContext } from '../../context.ts';
import { openFirstTransactionWith } from '../../database/first-transaction.ts';
import type { Act, ActNote } from '../../act.ts';
import { AppError } from '../../http/app-error.ts';
import type { AnswerStaff } from '../../http/serve.ts';
import { answerOnce, keyedRequest } from '../idempotency/answer-once.ts';
import { actorOf } from './actor-of.ts';
import { recordActs } from './record-act.ts';

/**
 * Hands `act` to the handlers of staff endpoints and holds them to it: the first thing that such a request writes is its
 * act, and an answer without one is a failure of ours. The endpoints that say that they read nothing of a person
 * answer without.
 */
export function createAnswerStaff(context: ServerContext): AnswerStaff {
  const { database, now } = context;

  return async ({ endpoint, caller, input }, answer) => {
    const { action } = endpoint;
    let isActing = false;
    let hasActed = false;

    const act: Act = async (first, work) => {
      if (!action) throw new Error(`${endpoint.path} says in the contract that it is no act.`);
      isActing = true;
      const { idempotencyKey: key } = caller;
      // Another file is another request.
      const { bodyHash } = caller.session;
      const file = endpoint.upload && { file: bodyHash };
      const body = { ...(input as { language: Language }), ...file };
      const request =
        key === undefined
          ? undefined
          : keyedRequest({ ...caller, idempotencyKey: key }, action, body);
      let said: ActNote = first;
      const acting = database.transact(async (handle) => {
        said = first;
        let isNew = false;
        const result = await answerOnce(handle, { request, now: now() }, () => {
          isNew = true;
          return work(handle, (more) => (said = { ...said, ...more }));
        });
        const entry = { action: said.action ?? action, by: actorOf(caller) };
        if (isNew) await recordActs(handle, { ...entry, notes: notesOf(said) }, context);
        return result;
      });
      const answered = await acting.catch(async (cause: unknown) => {
        const { subject } = said;
        if (!isConflict(cause) || !subject) throw cause;
        const { readLastChange } = await import('./read-last-change.ts');
        const refused = { subject, accountId: caller.session.accountId, language: body.language };
        const more = await readLastChange(database.handle, refused);
        throw new AppError(cause.error, { ...cause.extra, ...more });
      });
      hasActed = true;
      return answered;
    };

    const answered = await openFirstTransactionWith(
      async () => {
        if (!isActing) throw new Error(`${endpoint.path} writes before its act.`);
      },
      () => answer(act),
    );
    if (action && !hasActed) throw new Error(`${endpoint.path} answers without its act.`);
    return answered;
  };
}

/** An entry says one of them. */
function notesOf({ each = [], ...note }: ActNote): ActNote[] {
  return each.length === 0 ? [note] : each.map((one) => ({ ...note, ...one }));
}

/**
 * Somebody was quicker, or it can't be done as things are. A tracking number that is taken stands on another order:
 * whoever changed this one has nothing to do with it.
 */
function isConflict(cause: unknown): cause is AppError {
  return (
    cause instanceof AppError &&
    cause.error !== 'TRACKING_NUMBER_USED' &&
    errorKinds[cause.error].status === 409
  );
}
