import { identityRoute } from '@uid/contract/script-routes';
import { splitLanguage } from '@uid/contract/paths';
import { safeReturnPath } from '@uid/contract/safe-return-path';

/** The pages of this application, below its `basename`. */
export const ownPaths = [
  '/login',
  '/mobile-login',
  '/register',
  '/forgot-password',
  '/modify-password',
  '/security',
  '/end-device',
  '/outside',
] as const;
export type PagePath = (typeof ownPaths)[number];

/** Why a visitor was sent to a page. */
export type ReasonName = 'session-ended' | 'password-reset' | 'all-ended' | 'second-step-over';

/** Returns the address of an own page; where the visitor was going stays in it. */
export function ownPage(path: PagePath, query: URLSearchParams, reason?: ReasonName): string {
  const kept = new URLSearchParams();
  const wanted = safeReturnPath(query.get('return'));
  if (wanted) kept.set('return', wanted);
  if (reason) kept.set('reason', reason);
  return kept.size > 0 ? `${path}?${kept}` : path;
}

/** Returns where the visitor was going, unless that is a page that is only of use without a session. */
export function wantedPath(query: URLSearchParams): string | undefined {
  const wanted = safeReturnPath(query.get('return'));
  if (!wanted) return undefined;
  const { path } = splitLanguage(wanted.split(/[?#]/, 1)[0] ?? '');
  return entrances.some((own) => path === base + own) ? undefined : wanted;
}

/** Where these pages are on the site, whatever the host's basename is. */
const base = identityRoute;
const entrances: readonly PagePath[] = [
  '/login',
  '/mobile-login',
  '/register',
  '/forgot-password',
  '/outside',
];
