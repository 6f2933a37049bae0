import { useLocation, useNavigate, useParams, useRouter, useSearch } from '@tanstack/react-router';
import type { NavigateOptions } from '@tanstack/react-router';

import { holdPlace, onceDrawn } from '../request/hold-place.ts';

export type Parameters = Readonly<Record<string, string | undefined>>;

/** The parameters of the address: every view of a screen is a link that can be copied. */
export function useAddress(): {
  query: Parameters;
  /** Changes the parameters given; `undefined` removes one, and the others stay. */
  change: (changed: Parameters, how?: { replaces: boolean }) => void;
  /** Changes what a list is narrowed to, which begins at its first page. */
  narrow: (changed: Parameters) => void;
} {
  const query: Parameters = useSearch({ strict: false });
  const navigate = useNavigate();
  const isHere = useIsHere();
  const go = async (changed: Parameters, replace: boolean) => {
    // What is changed once an answer has come is no longer of the screen that has been left meanwhile.
    if (!isHere()) return;
    await navigate({ to: '.', search: (now: Parameters) => ({ ...now, ...changed }), replace });
  };
  return {
    query,
    change: (changed, { replaces } = { replaces: false }) => void go(changed, replaces),
    narrow: (changed) => {
      // What was used may go with what it narrowed, as a button that takes the filters away.
      const goOnHere = holdPlace();
      void go({ ...changed, after: undefined }, false).then(() => onceDrawn(goOnHere));
    },
  };
}

/** Goes on to another screen once an answer has come, unless whoever waited for it has gone to another one meanwhile. */
export function useGoOn(): (way: NavigateOptions) => Promise<void> {
  const navigate = useNavigate();
  const isHere = useIsHere();
  return async (way) => {
    if (isHere()) await navigate(way);
  };
}

/** Whether the screen is still the one that it was drawn as. */
function useIsHere(): () => boolean {
  const router = useRouter();
  const path = useLocation({ select: ({ pathname }) => pathname });
  return () => router.latestLocation.pathname === path;
}

/** A part of the path that the screen's entry names with `$`. */
export function usePathPart(name: string): string {
  const parts: Parameters = useParams({ strict: false });
  return parts[name] ?? '';
}
