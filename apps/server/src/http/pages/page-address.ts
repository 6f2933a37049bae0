import type { Language } from '@uid/contract/language';
import { anyOrderNo, orderNo } from '@uid/contract/orders';
import type { FoundPage, PageTable } from '@uid/contract/page-table';
import type { Page, ParameterUse } from '@uid/contract/pages';
import { localPath } from '@uid/contract/paths';

export interface AskedPage {
  page: Page;
  language: Language;
  /** Whether the path is spelled as in the table of pages. */
  isSpelled: boolean;
  /**
   * Path and query under which the page is cached and rendered: its parameters in the table's order, each once unless
   * it is a list. Other parameters of the request make no difference.
   */
  address: string;
  /** The redirect, unless the address is already the page's own. */
  redirect?: Redirect;
}

export interface Redirect {
  location: string;
  status: 302 | 308;
}

/**
 * Finds the page that a request asks for, in any spelling. A redirect leads to the path in the table of pages, never to
 * one from the request, and keeps the parameters that the page knows and that have a value.
 * @param target path and query as the request has them
 */
export function resolveAddress(table: PageTable, target: string): AskedPage | undefined {
  const { path, fields } = splitTarget(target);
  const found = table.find(path);
  if (!found) return undefined;
  const { page, language, pathname } = found;
  const isSpelled = pathname === path;
  const asked = { page, language, isSpelled, address: addressOf(found, fields) };
  if (found.isEntrance) return { ...asked, redirect: { location: pathname, status: 302 } };
  if (isSpelled && !fields.some(isLeftEmpty)) return asked;
  const kept = fields.filter((field) => !isLeftEmpty(field) && isKnown(field, page));
  return { ...asked, redirect: { location: joinWhatFits(pathname, kept), status: 308 } };
}

/** Characters. If the headers are longer than a few thousand bytes, proxies replace the response by a 502. */
const longestLocation = 2_000;

/** Appends the fields that fit into the longest location. */
function joinWhatFits(pathname: string, fields: readonly string[]): string {
  let address = pathname;
  for (const field of fields) {
    const longer = `${address}${address === pathname ? '?' : '&'}${field}`;
    if (longer.length <= longestLocation) address = longer;
  }
  return address;
}

/** One more than the maximum of compared products: the page then reports that there were too many. */
const maxListed = 5;

/** For a micro-app, the browser reads the parameters: its page is the same for all of them. */
function addressOf({ page, language, pathname }: FoundPage, fields: readonly string[]): string {
  const { parameters } = page;
  if (parameters === 'any') return localPath(page.path, language);
  if (fields.length === 0) return pathname;
  const known = Object.entries(parameters).flatMap(([name, use]) => {
    if (use === 'island') return [];
    const given = fields.filter((field) => nameOf(field) === name);
    return given.slice(0, use === 'list' ? maxListed : 1).map((field) => cacheField(field, use));
  });
  return known.length > 0 ? `${pathname}?${known.join('&')}` : pathname;
}

/** The URL of a request for a page: whatever the target names, the host is the site's own. */
export function pageAddress(target: string, origin: string): URL {
  // Concatenated instead of resolved: `//name` and `/\name` would lead to another host.
  const [path = '', ...query] = withoutHost(target).split('?');
  const rest = [path.replaceAll(lineEnds, ''), ...query].join('?');
  return new URL(rest.startsWith('/') ? origin + rest : `${origin}/${rest}`);
}

/** Encoded line breaks. No page has one in its path, and the router's `*` ends at them. */
const lineEnds = /%0[ad]|%e2%80%a[89]/gi;

function splitTarget(target: string): { path: string; fields: string[] } {
  const [path = '', ...query] = withoutHost(target).split('?');
  if (query.length === 0) return { path, fields: [] };
  // The URL class encodes the query as a browser would, so that nothing in it can end a header.
  const { search } = new URL(`http://site/?${query.join('?')}`);
  return { path, fields: search.slice(1).split('&').filter(Boolean) };
}

/** HTTP allows a request target to name scheme and host before the path. */
function withoutHost(target: string): string {
  return target.replace(/^https?:\/\/[^/?#]*/i, '');
}

/** A form also sends the fields that were left empty: `q=`. */
function isLeftEmpty(field: string): boolean {
  return /^[^=]+=$/.test(field);
}

function isKnown(field: string, { parameters }: Page): boolean {
  if (parameters === 'any') return true;
  return Object.hasOwn(parameters, nameOf(field));
}

/** The field in the cached address. A page of an order is the same for every number: one number stands for all. */
function cacheField(field: string, use: ParameterUse): string {
  if (use !== 'order') return field;
  const [name = '', value = ''] = field.split('=', 2);
  return orderNo.safeParse(value).success ? `${name}=${anyOrderNo}` : field;
}

function nameOf(field: string): string {
  return field.split('=', 1)[0] ?? '';
}
