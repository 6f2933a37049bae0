import { useQueryClient } from '@tanstack/react-query';
import { ClientError, isClientError, isRefusal } from '@uid/contract/client-errors';
import type { Endpoint, InputOf, OutputOf } from '@uid/contract/endpoint';
import { useEffect, useRef, useState } from 'react';

import { useFormats } from '../format/use-formats.ts';
import { useConsoleSession, useTexts } from '../session/console-session.ts';
import { useEndUndo } from '../undo/use-offer-undo.ts';
import { rememberFocus, onceDrawn } from './remember-focus.ts';
import { newIdempotencyKey } from './idempotency-key.ts';

const texts = {
  zh: {
    last: (act: string, email: string, time: string) =>
      `工作人员最近一次改动：“${act}”，${email}，${time}。`,
    now: (state: string) => `订单现在的状态：${state}。`,
  },
  en: {
    last: (act: string, email: string, time: string) =>
      ` Last staff change: “${act}”, ${email}, ${time}.`,
    now: (state: string) => ` The order is now: ${state}.`,
  },
};

export interface Write<E extends Endpoint> {
  isBusy: boolean;
  /**
   * Rejects as the request layer does. An act of the user removes earlier warnings and the offer to undo; a request
   * that is sent by itself, such as an autosave, leaves them.
   */
  send: (input: InputOf<E>, file?: File, how?: { isByItself: boolean }) => Promise<OutputOf<E>>;
}

interface Intent<E extends Endpoint> {
  input: InputOf<E>;
  file: File | undefined;
  key: string;
  /** True if no answer said whether the change was made; the server recognises a repetition by the key. */
  isUnanswered?: boolean;
}

/**
 * Sends a change. The same input keeps its idempotency key until it has succeeded, so that a retry after a lost
 * answer does nothing twice. Afterwards everything on the screen is fetched again; `onWritten` is called before that.
 */
export function useWrite<E extends Endpoint>(endpoint: E, onWritten?: () => void): Write<E> {
  const own = useTexts(texts);
  const { request, warn, endWarnings } = useConsoleSession();
  const { time } = useFormats();
  const answers = useQueryClient();
  const endUndo = useEndUndo();
  const [isBusy, setBusy] = useState(false);
  const { ifGone, onceGone } = useGone();
  const last = useRef<Intent<E>>(undefined);

  async function send(
    input: InputOf<E>,
    file?: File,
    { isByItself } = { isByItself: false },
  ): Promise<OutputOf<E>> {
    const intent = isAgain(last.current, input, file)
      ? last.current
      : { input, file, key: newIdempotencyKey() };
    last.current = intent;
    const restoreFocus = rememberFocus();
    setBusy(true);
    if (!isByItself) {
      endUndo();
      endWarnings();
    }
    try {
      const result = await request(endpoint, intent.input, {
        skipErrorHandler: true,
        ...(endpoint.idempotent && { idempotencyKey: intent.key }),
        ...(file && { file: uploadOf(endpoint, file) }),
      });
      last.current = undefined;
      onWritten?.();
      await answers.invalidateQueries();
      return result;
    } catch (cause) {
      if (!isClientError(cause)) throw cause;
      // The data is fetched again, so that the user sees whether the change was made before sending it again.
      const isUnanswered = cause.kind === 'no-response' || cause.kind === 'http';
      if (isUnanswered) void answers.invalidateQueries();
      intent.isUnanswered = isUnanswered && endpoint.idempotent === true;
      // After a right was taken away, refetching closes the screen.
      if (isRefusal(cause, 'NOT_FOUND')) void answers.invalidateQueries();
      if (!isConflict(cause)) {
        if (cause.kind !== 'aborted') ifGone(() => warn(cause.message));
        throw cause;
      }
      const refused = withChange(cause);
      // Somebody else was first: the data behind the form is fetched again. If that removes the form, a notification
      // shows the message instead.
      onceGone(answers.invalidateQueries(), () => {
        warn(refused.message);
        onceDrawn(restoreFocus);
      });
      throw refused;
    } finally {
      setBusy(false);
      // Waits until the caller's reaction to the answer has been drawn.
      onceDrawn(restoreFocus);
    }
  }

  /** Adds to the server's sentence who of the staff made the last change, and the current state of the order. */
  function withChange(cause: ClientError): ClientError {
    const { kind, message, code, result } = cause;
    const { lastChange, stateNow } = result ?? {};
    const last = lastChange && own.last(lastChange.act, lastChange.email, time(lastChange.at));
    const told = [message, last, stateNow && own.now(stateNow)].join('');
    return new ClientError(kind, told, { ...(code && { code }), ...(result && { result }), cause });
  }

  return { isBusy, send };
}

/**
 * True if the same change is sent once more. It is then sent with its former input, because the revisions read since
 * the answer was lost may be the result of that change itself.
 */
function isAgain<E extends Endpoint>(
  last: Intent<E> | undefined,
  input: InputOf<E>,
  file: File | undefined,
): last is Intent<E> {
  if (!last || last.file !== file) return false;
  const keep = last.isUnanswered ? withoutRevision : undefined;
  return JSON.stringify(last.input, keep) === JSON.stringify(input, keep);
}

function withoutRevision(name: string, value: unknown): unknown {
  return name === 'revision' ? undefined : value;
}

/** Milliseconds from an answer until the change that it causes on the screen is certainly drawn. */
const drawnWithin = 1_000;

/** Runs an act if the form is gone: closed or left while its answer was on its way. */
function useGone() {
  const form = useRef({ isShown: true, acts: new Set<() => void>() });
  useEffect(() => {
    const own = form.current;
    own.isShown = true;
    return () => {
      own.isShown = false;
      for (const act of own.acts) act();
    };
  }, []);
  return {
    ifGone: (act: () => void) => {
      if (!form.current.isShown) act();
    },
    /** Runs `act` also if the form goes before `until` has settled and been drawn. */
    onceGone: (until: Promise<void>, act: () => void) => {
      const { isShown, acts } = form.current;
      if (!isShown) return act();
      acts.add(act);
      // When the promise settles, the fetched data is not drawn yet.
      void until.finally(() => setTimeout(() => acts.delete(act), drawnWithin));
    },
  };
}

/**
 * Returns the file with a media type that the endpoint takes, because operating systems report different types for a
 * CSV table.
 */
function uploadOf({ upload }: Endpoint, file: File): Blob {
  const { types = [] } = upload ?? {};
  return types.includes(file.type) ? file : file.slice(0, file.size, types[0]);
}

/** True if somebody else was first. The codes of the envelope begin with the HTTP status that they are sent with. */
function isConflict({ code = 0 }: ClientError): boolean {
  return code === 409 || Math.floor(code / 100) === 409;
}
