import type { Address } from '@uid/contract/client';
import { isRefusal } from '@uid/contract/client-errors';
import type { Endpoint, InputOf, OutputOf } from '@uid/contract/endpoint';
import { createContext, use, useState } from 'react';

import { useAnswer } from './use-answer.ts';
import type { Answer } from './use-answer.ts';

/**
 * What an endpoint lists, for a screen that narrows it, sorts it or turns its pages: the former list stays until the
 * other one is there, and where that does not come. `ListBody` shows its rows.
 */
export function useList<E extends Endpoint>(
  endpoint: E | Address<E>,
  input: InputOf<E>,
): Answer<OutputOf<E>> {
  const answer = useAnswer<E>(endpoint, input);
  const { data, error } = answer;
  const [former, setFormer] = useState<OutputOf<E>>();
  if (data !== undefined && data !== former) setFormer(data);
  // Where a right was taken away, what was read by it goes, too.
  if (data !== undefined || former === undefined || isRefusal(error, 'NOT_FOUND')) return answer;
  return { ...answer, data: former, isFormer: true };
}

/** Of the list around, where it is the former one: another is `awaited`, or has `failed` to come. */
export const FormerContext = createContext<'awaited' | 'failed' | undefined>(undefined);

/** Whether the list around is the former one: nothing is done to its rows. */
export function useIsFormer(): boolean {
  return use(FormerContext) !== undefined;
}
