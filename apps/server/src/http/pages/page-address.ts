import type { Language } from '@uid/contract/language';
import { anyOrderNo, orderNo } from '@uid/contract/orders';
import type { FoundPage, PageTable } from '@uid/contract/page-table';
import type { Page, ParameterUse } from '@uid/contract/pages';
import { localPath } from '@uid/contract/paths';

export interface AskedPage {
  page: Page;
  language: Language;
  /** Whether the path is spelled as the table does. */
  isSpelled: boolean;
  /**
   * Path and query that the page is kept under and rendered for: its parameters in the table's order, each once
   * unless it is a list. Whatever else was asked for makes no difference to it.
   */
  address: string;
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
  const { page, language, pathname } = found;
  const isSpelled = pathname === path;
  const asked = { page, language, isSpelled, address: addressOf(found, fields) };
  if (found.isEntrance) return { ...asked, redirect: { location: pathname, status: 302 } };
  if (isSpelled && !fields.some(isLeftEmpty)) return asked;
  const kept = fields.filter((field) => !isLeftEmpty(field) && isKnown(field, page));
  return { ...asked, redirect: { location: joinWhatFits(pathname, kept), status: 308 } };
}

/** Characters. Proxies answer 502 in the place of an answer whose headers are longer than a few thousand. */
const longestLocation = 2_000;

function joinWhatFits(pathname: string, fields: readonly string[]): string {
  let address = pathname;
  for (const field of fields) {
    const longer = `${address}${address === pathname ? '?' : '&'}${field}`;
    if (longer.length <= longestLocation) address = longer;
  }
  return address;
}

/** One more than products that are compared: the page says that they were too many. */
const maxListed = 5;

/** What a micro-app reads of its own address is the browser's matter: its page is one for all of them. */
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
  return Object.hasOwn(parameters, nameOf(field));
}

/** The field as it stands in the kept address. A page of an order is the same for every number: one stands for all. */
function cacheField(field: string, use: ParameterUse): string {
  if (use !== 'order') return field;
  const [name = '', value = ''] = field.split('=', 2);
  return orderNo.safeParse(value).success ? `${name}=${anyOrderNo}` : field;
}

function nameOf(field: string): string {
  return field.split('=', 1)[0] ?? '';
}
