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
 * Passes `act` to the handlers of staff endpoints and makes sure that they use it: the first write of a request must be
 * in its act, and a response without an act is an internal error. Endpoints whose contract has no action, because they
 * read no personal data, respond without an act.
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
      // The same input with another file is another request.
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

/** Splits a note about several subjects, because an entry has one. */
function notesOf({ each = [], ...note }: ActNote): ActNote[] {
  return each.length === 0 ? [note] : each.map((one) => ({ ...note, ...one }));
}

/**
 * True if somebody else was faster, or the current state does not allow the act. A tracking number that is already used
 * belongs to another order, so the last change of this order is not the cause.
 */
function isConflict(cause: unknown): cause is AppError {
  return (
    cause instanceof AppError &&
    cause.error !== 'TRACKING_NUMBER_USED' &&
    errorKinds[cause.error].status === 409
  );
}
