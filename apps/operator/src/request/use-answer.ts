import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Address } from '@uid/contract/client';
import { isRefusal } from '@uid/contract/client-errors';
import type { ClientError } from '@uid/contract/client-errors';
import type { Endpoint, InputOf, OutputOf } from '@uid/contract/endpoint';
import { useEffect } from 'react';

import { useConsoleSession } from '../session/console-session.ts';
import { whoAddress } from '../staff/who.ts';
import { answerOf } from './answer-of.ts';
import { holdPlace, onceDrawn } from './hold-place.ts';

export interface Answer<T> {
  data: T | undefined;
  /** Why the latest attempt failed; `data` of an earlier one stays. */
  error: ClientError | null;
  /** `data` is what was listed before, and this list has not come. */
  isFormer?: boolean;
  /** Asks again for all that the screen asked for in vain. */
  reload: () => void;
}

/**
 * What an endpoint answers, asked again when somebody comes back to the window or changed something; and every two
 * seconds while `isAwaited` says that more is to come.
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
  // A refused right is also removed from the navigation.
  const isGone = endpoint.path !== whoAddress.path && isRefusal(error, 'NOT_FOUND');
  useEffect(() => {
    if (isGone) void answers.invalidateQueries({ queryKey: [whoAddress.path] });
  }, [isGone, answers]);
  // Where the server was away, a screen has several that failed: one press asks for them all.
  const reload = () => {
    const goOnHere = holdPlace();
    void answers
      .refetchQueries({ type: 'active', predicate: ({ state }) => state.error !== null })
      .then(() => onceDrawn(goOnHere));
  };
  return { data, error, reload };
}
