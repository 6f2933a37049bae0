import { useLocation, useNavigate, useParams, useRouter, useSearch } from '@tanstack/react-router';
import type { NavigateOptions } from '@tanstack/react-router';

import { rememberFocus, onceDrawn } from '../request/remember-focus.ts';

export type Parameters = Readonly<Record<string, string | undefined>>;

/** The parameters of the address: every view of a screen is a link that can be copied. */
export function useAddress(): {
  query: Parameters;
  /** Changes the given parameters; `undefined` removes a parameter, and the others stay. */
  change: (changed: Parameters, how?: { replaces: boolean }) => void;
  /** Changes the filters of a list and goes back to its first page. */
  narrow: (changed: Parameters) => void;
} {
  const query: Parameters = useSearch({ strict: false });
  const navigate = useNavigate();
  const isHere = useIsHere();
  const go = async (changed: Parameters, replace: boolean) => {
    // A change that follows a late answer must not affect another screen that was opened meanwhile.
    if (!isHere()) return;
    await navigate({ to: '.', search: (now: Parameters) => ({ ...now, ...changed }), replace });
  };
  return {
    query,
    change: (changed, { replaces } = { replaces: false }) => void go(changed, replaces),
    narrow: (changed) => {
      // The pressed control may disappear with the change, such as a button that clears the filters.
      const restoreFocus = rememberFocus();
      void go({ ...changed, after: undefined }, false).then(() => onceDrawn(restoreFocus));
    },
  };
}

/**
 * Returns a function that navigates to another screen once an answer has come, unless the user has left the screen
 * meanwhile.
 */
export function useGoOn(): (way: NavigateOptions) => Promise<void> {
  const navigate = useNavigate();
  const isHere = useIsHere();
  return async (way) => {
    if (isHere()) await navigate(way);
  };
}

/** Returns a function that says whether the current path is still the one that the component was rendered for. */
function useIsHere(): () => boolean {
  const router = useRouter();
  const path = useLocation({ select: ({ pathname }) => pathname });
  return () => router.latestLocation.pathname === path;
}

/** Returns the part of the path that the screen's entry names with `$`, or an empty text. */
export function usePathPart(name: string): string {
  const parts: Parameters = useParams({ strict: false });
  return parts[name] ?? '';
}
