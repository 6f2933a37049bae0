import { useQueryClient } from '@tanstack/react-query';
import { ClientError, isClientError, isRefusal } from '@uid/contract/client-errors';
import type { Endpoint, InputOf, OutputOf } from '@uid/contract/endpoint';
import { useEffect, useRef, useState } from 'react';

import { useFormats } from '../format/use-formats.ts';
import { useConsoleSession, useTexts } from '../session/console-session.ts';
import { useEndUndo } from '../undo/use-offer-undo.ts';
import { holdPlace, onceDrawn } from './hold-place.ts';
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
   * Rejects as the request layer does. Whatever somebody does ends what was said and offered before; what is sent
   * by itself leaves that.
   */
  send: (input: InputOf<E>, file?: File, how?: { isByItself: boolean }) => Promise<OutputOf<E>>;
}

interface Intent<E extends Endpoint> {
  input: InputOf<E>;
  file: File | undefined;
  key: string;
  /** Whether it was done is not known; the server knows it by the key. */
  isUnanswered?: boolean;
}

/**
 * A change. The same input keeps its idempotency key until it has succeeded: a lost answer does nothing
 * twice. Whatever is on screen is asked again afterwards; `onWritten` is told before that.
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
    const goOnHere = holdPlace();
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
      // Whoever sends it again sees whether it was done.
      const isUnanswered = cause.kind === 'no-response' || cause.kind === 'http';
      if (isUnanswered) void answers.invalidateQueries();
      intent.isUnanswered = isUnanswered && endpoint.idempotent === true;
      // Where a right was taken away, the screen closes with it.
      if (isRefusal(cause, 'NOT_FOUND')) void answers.invalidateQueries();
      if (!isConflict(cause)) {
        if (cause.kind !== 'aborted') ifGone(() => warn(cause.message));
        throw cause;
      }
      const refused = withChange(cause);
      // Somebody else was first: the data behind the form is fetched again. Where that leaves no form to say it in,
      // it is said beside.
      onceGone(answers.invalidateQueries(), () => {
        warn(refused.message);
        onceDrawn(goOnHere);
      });
      throw refused;
    } finally {
      setBusy(false);
      // After what whoever called makes of the answer is drawn.
      onceDrawn(goOnHere);
    }
  }

  /** The server's sentence, who of the staff did what, and what the order is by now. */
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
 * Whether it is the same once more, which is then sent as it was: the revisions that were read since an answer was
 * lost may be those that it left.
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

/** Milliseconds from an answer until what it changes on the screen is certainly there. */
const drawnWithin = 1_000;

/** Whether the form is gone: closed, or left for another screen, while its answer was on its way. */
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
    /** Also where it goes before this has ended. */
    onceGone: (until: Promise<void>, act: () => void) => {
      const { isShown, acts } = form.current;
      if (!isShown) return act();
      acts.add(act);
      // What was fetched is not drawn yet.
      void until.finally(() => setTimeout(() => acts.delete(act), drawnWithin));
    },
  };
}

/** A file with a media type that the endpoint takes: systems differ in what they call a table. */
function uploadOf({ upload }: Endpoint, file: File): Blob {
  const { types = [] } = upload ?? {};
  return types.includes(file.type) ? file : file.slice(0, file.size, types[0]);
}

/** Somebody was quicker. The envelope's codes begin with the status they are sent with. */
function isConflict({ code = 0 }: ClientError): boolean {
  return code === 409 || Math.floor(code / 100) === 409;
}
