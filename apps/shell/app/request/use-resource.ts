import type { ClientError } from '@uid/contract/client-errors';
import { isClientError } from '@uid/contract/client-errors';
import { refreshOnFocusWindow } from '@uid/contract/constants';
import type { Endpoint, InputOf, OutputOf } from '@uid/contract/endpoint';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';

import { request } from './shell-request.ts';

export interface Resource<T> {
  data: T | undefined;
  /** Why the latest attempt failed; the `data` of an earlier attempt stays. */
  error: ClientError | undefined;
  isLoading: boolean;
  reload: () => Promise<void>;
  /** Replaces the data by the answer of another call, such as the cart after a change. */
  replace: (data: T) => void;
}

/**
 * Loads an endpoint after hydration, and again when its input changes, when the window gets the focus back, or when the
 * page comes back from the back/forward cache.
 */
export function useResource<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
): Resource<OutputOf<E>> {
  const [state, setState] = useState<Pick<Resource<OutputOf<E>>, 'data' | 'error' | 'isLoading'>>({
    data: undefined,
    error: undefined,
    isLoading: true,
  });
  const key = JSON.stringify(input);
  const latest = useRef(0);

  const ask = useCallback(
    async (show: (change: () => void) => void) => {
      const turn = (latest.current += 1);
      const asked = JSON.parse(key) as InputOf<E>;
      try {
        const data = await request(endpoint, asked, { skipErrorHandler: true });
        if (turn === latest.current)
          show(() => setState({ data, error: undefined, isLoading: false }));
      } catch (cause) {
        if (!isClientError(cause)) throw cause;
        if (turn === latest.current)
          setState((before) => ({ ...before, error: cause, isLoading: false }));
      }
    },
    [endpoint, key],
  );
  const reload = useCallback(() => ask((change) => change()), [ask]);

  useEffect(() => {
    // In a transition, a page full of loaded data is rendered in small steps, between which the browser responds.
    void ask(startTransition);
    return () => {
      latest.current += 1;
    };
  }, [ask]);
  useRefreshOnFocus(reload);

  const replace = useCallback((data: OutputOf<E>) => {
    latest.current += 1;
    setState({ data, error: undefined, isLoading: false });
  }, []);
  return { ...state, reload, replace };
}

function useRefreshOnFocus(reload: () => Promise<void>): void {
  const loadedAt = useRef(0);
  useEffect(() => {
    loadedAt.current = Date.now();
    const handleFocus = () => {
      if (Date.now() - loadedAt.current < refreshOnFocusWindow) return;
      loadedAt.current = Date.now();
      void reload();
    };
    // The page comes back from the back/forward cache as it was left, for example before an order was paid on a later
    // page, and without a focus event.
    const handleShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void reload();
    };
    addEventListener('focus', handleFocus);
    addEventListener('pageshow', handleShow);
    return () => {
      removeEventListener('focus', handleFocus);
      removeEventListener('pageshow', handleShow);
    };
  }, [reload]);
}
