import type { PageTable } from '@uid/contract/page-table';
import type { Page } from '@uid/contract/pages';

export interface AskedPage {
  page: Page;
  /** Whether the path is spelled as the table does. */
  isSpelled: boolean;
  /** Where the address leads, unless it is the page's own. */
  redirect?: Redirect;
}

export interface Redirect {
  location: string;
  status: 302 | 308;
}

/**
 * The page that a request asks for, in whatever spelling. A redirect leads to the path in the table of pages,
 * never to one that was asked for, and keeps the parameters that the page knows and that have a value.
 * @param target path and query as the request has them
 */
export function resolveAddress(table: PageTable, target: string): AskedPage | undefined {
  const { path, fields } = splitTarget(target);
  const found = table.find(path);
  if (!found) return undefined;
  const { page, pathname } = found;
  const isSpelled = pathname === path;
  if (found.isEntrance) return { page, isSpelled, redirect: { location: pathname, status: 302 } };
  if (isSpelled && !fields.some(isLeftEmpty)) return { page, isSpelled };
  const kept = fields.filter((field) => !isLeftEmpty(field) && isKnown(field, page));
  const location = kept.length > 0 ? `${pathname}?${kept.join('&')}` : pathname;
  return { page, isSpelled, redirect: { location, status: 308 } };
}

/** The address of a request for a page: whatever was written, the host is the site's own. */
export function pageAddress(target: string, origin: string): URL {
  // Joined, not resolved: `//name` and `/\name` would be somebody else's host.
  const [path = '', ...query] = withoutHost(target).split('?');
  const rest = [path.replaceAll(lineEnds, ''), ...query].join('?');
  return new URL(rest.startsWith('/') ? origin + rest : `${origin}/${rest}`);
}

/** Ends of lines, encoded. No page has one in its path, and for the router's `*` a path ends there. */
const lineEnds = /%0[ad]|%e2%80%a[89]/gi;

function splitTarget(target: string): { path: string; fields: string[] } {
  const [path = '', ...query] = withoutHost(target).split('?');
  if (query.length === 0) return { path, fields: [] };
  // Encoded as a browser would: nothing that could end a header is left.
  const { search } = new URL(`http://site/?${query.join('?')}`);
  return { path, fields: search.slice(1).split('&').filter(Boolean) };
}

/** HTTP allows a request to name scheme and host before the path. */
function withoutHost(target: string): string {
  return target.replace(/^https?:\/\/[^/?#]*/i, '');
}

/** A form sends its fields that were left empty, too: `q=`. */
function isLeftEmpty(field: string): boolean {
  return /^[^=]+=$/.test(field);
}

function isKnown(field: string, { parameters }: Page): boolean {
  if (parameters === 'any') return true;
  return Object.hasOwn(parameters, field.split('=', 1)[0] ?? '');
}
