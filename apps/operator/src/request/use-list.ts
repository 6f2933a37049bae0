import type { Address } from '@uid/contract/client';
import { isRefusal } from '@uid/contract/client-errors';
import type { Endpoint, InputOf, OutputOf } from '@uid/contract/endpoint';
import { createContext, use, useState } from 'react';

import { useAnswer } from './use-answer.ts';
import type { Answer } from './use-answer.ts';

/**
 * Returns what an endpoint lists, for a screen that filters, sorts or pages a list. The previous list stays until the
 * new one has come, or if it fails to come. `ListBody` shows its rows.
 */
export function useList<E extends Endpoint>(
  endpoint: E | Address<E>,
  input: InputOf<E>,
): Answer<OutputOf<E>> {
  const answer = useAnswer<E>(endpoint, input);
  const { data, error } = answer;
  const [previous, setPrevious] = useState<OutputOf<E>>();
  if (data !== undefined && data !== previous) setPrevious(data);
  // After a right was taken away, the rows that were read with it must disappear, too.
  if (data !== undefined || previous === undefined || isRefusal(error, 'NOT_FOUND')) return answer;
  return { ...answer, data: previous, isPrevious: true };
}

/** Defined if the surrounding list is the previous one: the new list is `awaited`, or has `failed` to come. */
export const PreviousContext = createContext<'awaited' | 'failed' | undefined>(undefined);

/** True if the surrounding list is the previous one, so that no action on its rows is allowed. */
export function useIsPrevious(): boolean {
  return use(PreviousContext) !== undefined;
}
