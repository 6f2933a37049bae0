import { isRefusal } from '@uid/contract/client-errors';
import type { Call } from '@uid/contract/endpoint';
import type { Language } from '@uid/contract/language';
import type { Page } from '@uid/contract/pages';
import { splitLanguage } from '@uid/contract/paths';
import { data } from 'react-router';
import type { RouterContextProvider } from 'react-router';

import type { Nearby } from './layout/missing/nearby.ts';
import { pageServices } from './page-services.ts';

export interface LoaderArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

export interface PageRequest {
  call: Call;
  language: Language;
  /** The site path without language prefix. */
  path: string;
  /**
   * Contains only the parameters that the page's row in the table of pages names: caches identify the page by these.
   */
  query: URLSearchParams;
}

/**
 * Returns what a page's loader needs from its request. Throws "not found" for an address that has the form of a page,
 * like `/product/NAME`, but is none.
 */
export function readPageRequest(args: LoaderArgs): PageRequest {
  if (!args.context.get(pageServices).page) throw notFound();
  return readRequest(args);
}

/**
 * Does the same for the layout around a page, or for what is shown instead of a page. If the API answers "not found" or
 * "busy", `call` throws the page's status 404 or 503.
 */
export function readRequest({ request, context }: LoaderArgs): PageRequest {
  const url = new URL(request.url);
  const { call, page } = context.get(pageServices);
  return {
    ...splitLanguage(url.pathname),
    query: knownParameters(url.searchParams, page),
    call: (endpoint, input) => call(endpoint, input).catch(throwPageError),
  };
}

function knownParameters(query: URLSearchParams, page: Page | undefined): URLSearchParams {
  const { parameters = {} } = page ?? {};
  if (parameters === 'any') return query;
  return new URLSearchParams([...query].filter(([name]) => Object.hasOwn(parameters, name)));
}

function throwPageError(cause: unknown): never {
  if (isRefusal(cause, 'NOT_FOUND') || isRefusal(cause, 'INVALID_INPUT')) throw notFound();
  // The database is unavailable: the page shows its fault inside the layout, and says that the fault will pass.
  if (isRefusal(cause, 'BUSY')) throw data(null, { status: 503 });
  throw cause;
}

/** Thrown by a loader: the page then shows "not found" and the `nearby` offers inside the layout, with status 404. */
export function notFound(nearby?: Nearby) {
  return data(nearby ?? null, { status: 404 });
}

/** Adds nearby offers to a page's "not found"; they are requested only then. */
export async function orNearby<Page>(
  page: Promise<Page>,
  findNearby: () => Promise<Nearby>,
): Promise<Page> {
  try {
    return await page;
  } catch (cause) {
    throw isNotFound(cause) ? notFound(await findNearby()) : cause;
  }
}

/** True if a page's `call` was answered with "not found". */
export function isNotFound(cause: unknown): boolean {
  return (cause as { init?: ResponseInit } | undefined)?.init?.status === 404;
}

/** The last segment of a page's path: `/en/product/sdp` → `sdp`. */
export function slugOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Returns the query values that the endpoint knows, without the empty ones that a form sends. */
export function readQuery<Name extends string>(
  query: URLSearchParams,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const entries = names
    .map((name) => [name, query.get(name)] as const)
    .filter(([, value]) => value);
  return Object.fromEntries(entries) as Partial<Record<Name, string>>;
}
