import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Address } from '@uid/contract/client';
import { isRefusal } from '@uid/contract/client-errors';
import type { ClientError } from '@uid/contract/client-errors';
import type { Endpoint, InputOf, OutputOf } from '@uid/contract/endpoint';
import { useEffect } from 'react';

import { useConsoleSession } from '../session/console-session.ts';
import { whoAddress } from '../staff/who.ts';
import { answerOf } from './answer-of.ts';
import { rememberFocus, onceDrawn } from './remember-focus.ts';

export interface Answer<T> {
  data: T | undefined;
  /** Why the latest request failed; `data` of an earlier one stays. */
  error: ClientError | null;
  /** True if `data` is the previous list, because the requested one has not come. */
  isPrevious?: boolean;
  /** Repeats all requests of the screen that failed. */
  reload: () => void;
}

/**
 * Returns what an endpoint answers. The endpoint is asked again when the user comes back to the window or has changed
 * something, and every two seconds while `isAwaited` says that more is to come.
 */
export function useAnswer<E extends Endpoint>(
  endpoint: E | Address<E>,
  input: InputOf<E>,
  isAwaited: (data: OutputOf<E>) => boolean = () => false,
): Answer<OutputOf<E>> {
  const session = useConsoleSession();
  const answers = useQueryClient();
  const { data, error } = useQuery({
    ...answerOf<E>(endpoint, input, session),
    refetchInterval: ({ state }) => state.data !== undefined && isAwaited(state.data) && 2000,
  });
  // A refusal means that the right is gone; refetching the rights removes the screen from the navigation, too.
  const isGone = endpoint.path !== whoAddress.path && isRefusal(error, 'NOT_FOUND');
  useEffect(() => {
    if (isGone) void answers.invalidateQueries({ queryKey: [whoAddress.path] });
  }, [isGone, answers]);
  // After an outage of the server, several requests of a screen have failed: one press repeats them all.
  const reload = () => {
    const restoreFocus = rememberFocus();
    void answers
      .refetchQueries({ type: 'active', predicate: ({ state }) => state.error !== null })
      .then(() => onceDrawn(restoreFocus));
  };
  return { data, error, reload };
}
