import { createHash } from 'node:crypto';

import { api, files } from '@uid/contract/api';
import type { Endpoint, FileEndpoint } from '@uid/contract/endpoint';
import { languages } from '@uid/contract/language';
import type { Language } from '@uid/contract/language';
import { routes } from '@uid/contract/pages';
import { csafFolder, feedPath, localPath } from '@uid/contract/paths';
import { z } from '@uid/contract/zod';

import type { Hidden } from './hide-contents.ts';

export interface Fetched {
  status: number;
  headers: Record<string, unknown>;
  body: Buffer;
}

/** Requests a path of the site as an anonymous visitor. */
export type Fetch = (path: string) => Promise<Fetched>;

export interface Walk {
  /** The places where each word was found: paths without queries. */
  found: Map<string, Set<string>>;
  /** Hashes of responses that are not text, by path; or `standIn` if another image stands in. */
  files: Map<string, string>;
  /** The number of requests. */
  count: number;
}

/** Replaces the hash of an image that is still being drawn. */
export const standIn = 'another image';

/** Addresses that machines request, and pages that no link leads to. */
const doors = [
  '/',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap-pages.xml',
  '/.well-known/security.txt',
  '/.well-known/audit-key.pem',
  ...['provider-metadata.json', 'white/index.txt', 'white/changes.csv'].map(
    (name) => `${csafFolder}/${name}`,
  ),
  '/api/openapi.json',
  '/healthz',
  '/readyz',
  '/manifest.webmanifest',
  '/favicon.ico',
  ...languages.flatMap((language) => [
    feedPath(language),
    ...Object.values(routes).map((path) => localPath(path, language)),
    localPath('/no-such-page', language),
  ]),
];

interface WalkOptions {
  hidden: readonly Hidden[];
  /** Whether to call every public operation too, and to search for each word, in both languages. */
  withOperations?: boolean;
  skips?: (path: string) => boolean;
}

/**
 * Requests everything that the public can reach: every page and link in both languages, addresses made from names, and
 * a search for each content.
 */
export async function walkSite(
  fetch: Fetch,
  { hidden, withOperations = false, skips = () => false }: WalkOptions,
): Promise<Walk> {
  const walk: Walk = { found: new Map(), files: new Map(), count: 0 };
  const words = hidden.flatMap((each) => each.words);
  const known = new Set(words);
  const ids = hidden.map(({ id }) => id);
  const names = new Set<string>(ids);
  const seen = new Set<string>();
  const waiting = [...doors];

  async function visit(path: string): Promise<void> {
    if (seen.has(path) || skips(path)) return;
    seen.add(path);
    walk.count += 1;
    const { status, headers, body } = await fetch(path);
    const [place = ''] = path.split('?');
    const type = String(headers['content-type']);
    const isText = /text|json|xml|javascript|pem/.test(type);
    // The release's image stands in for one that is being drawn; its header forbids caching it.
    const isStandIn = place.startsWith('/og/') && headers['cache-control'] === 'no-cache';
    if (!isText)
      walk.files.set(path, isStandIn ? standIn : createHash('sha256').update(body).digest('hex'));
    const text = `${JSON.stringify(headers)}\n${isText ? body.toString('utf8') : ''}`;
    lookFor(walk, place, text);
    if (status !== 200 || !isText) return;
    for (const name of namesIn(text)) names.add(name);
    waiting.push(...linksIn(body.toString('utf8'), path));
  }

  for (const path of waiting) await visit(path);
  if (withOperations) for (const path of operationPaths([...names], words)) await visit(path);
  for (const path of waiting) await visit(path);
  const asked = withOperations ? languages : (['en'] as const);
  for (const id of ids) {
    const name = id.toLowerCase();
    await askFor(walk, fetch, { name, isHidden: known.has(name), asked });
  }
  for (const { words: own } of hidden)
    for (const word of withOperations ? own : own.slice(-1))
      await searchFor(walk, fetch, { word, asked, withOperations });
  for (const word of walk.found.keys()) if (!known.has(word)) walk.found.delete(word);
  return walk;
}

/** Matches every word made by `wordOf`, and the advisories' numbers; a part of a hash may match too. */
const looksHidden = /x[a-z]{6}q|uid-sa-2099-\d{3}/g;

function lookFor({ found }: Walk, place: string, text: string): void {
  for (const [word] of text.toLowerCase().matchAll(looksHidden)) note(found, word, place);
}

function note(found: Walk['found'], word: string, place: string): void {
  found.set(word, (found.get(word) ?? new Set()).add(place));
}

const links = /(?:href|src|action|content|poster|loc|link)(?:="|>)([^"<\s]+)/g;
const sets = /srcset="([^"]+)"/gi;

/** The addresses of this site in a page, feed or sitemap, except built files, which contain nothing published. */
function linksIn(text: string, path: string): string[] {
  const found = [
    ...[...text.matchAll(links)].map(([, each = '']) => each),
    ...[...text.matchAll(sets)].flatMap(([, each = '']) =>
      each.split(',').map((one) => one.trim().split(' ')[0] ?? ''),
    ),
  ];
  const origins = new Set(['site', 'localhost', '127.0.0.1']);
  return found.flatMap((each) => {
    const url = URL.parse(each.replaceAll('&amp;', '&'), `http://site${path}`);
    if (!url?.protocol.startsWith('http') || !origins.has(url.hostname)) return [];
    if (/^\/(?:assets|child)\//.test(url.pathname) || url.searchParams.size > 1) return [];
    return [url.pathname + url.search];
  });
}

/** The names of contents, items and files in addresses. */
function namesIn(text: string): string[] {
  const inPaths = text.matchAll(/\/(?:product|solution)\/([a-z0-9-]+)|\?(?:id|item|n)=([\w.-]+)/g);
  return [...inPaths].flatMap(([, slug, name]) => slug ?? name ?? []);
}

/** The addresses of every public operation that reads, with possible inputs. */
function operationPaths(names: readonly string[], words: readonly string[]): string[] {
  const operations: (Endpoint | FileEndpoint)[] = [api, files].flatMap((table) =>
    Object.values(table).flatMap((each: Record<string, Endpoint | FileEndpoint>) =>
      Object.values(each),
    ),
  );
  return operations
    .filter(({ method, access }) => method === 'GET' && access === 'public')
    .flatMap((operation) => pathsOf(operation, { names, words }));
}

interface Values {
  names: readonly string[];
  words: readonly string[];
}

function pathsOf({ path, input }: Endpoint | FileEndpoint, values: Values): string[] {
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  const { properties = {}, required = [] } = schema;
  const choices = Object.entries(properties).map(([name, property]) => ({
    name,
    isRequired: required.includes(name),
    values: choicesOf({ path, name, property: property as Property }, values),
  }));
  const min = choices
    .filter(({ isRequired }) => isRequired)
    .reduce<Record<string, string>[]>(
      (inputs, { name, values: each }) =>
        inputs.flatMap((one) => each.map((value) => ({ ...one, [name]: value }))),
      [{}],
    );
  const more = choices
    .filter(({ isRequired }) => !isRequired)
    .flatMap(({ name, values: each }) =>
      each
        .slice(0, 12)
        .flatMap((value) => min.slice(0, 2).map((one) => ({ ...one, [name]: value }))),
    );
  return [...min, ...more].map((one) => `${path}?${new URLSearchParams(one)}`);
}

interface Property {
  enum?: string[];
  const?: string;
  type?: string;
}

function choicesOf(
  { path, name, property }: { path: string; name: string; property: Property },
  { names, words }: Values,
): string[] {
  if (property.enum) return property.enum;
  if (property.const !== undefined) return [property.const];
  if (property.type === 'integer') return ['1', '2', '3'];
  if (['id', 'slug', 'n', 'product'].includes(name)) return [...names];
  // An answer repeats the search text, so the whole word would always be found in it.
  if (name === 'q') return words.map((word) => word.slice(0, -1));
  if (name === 'year') return ['2025', '2026', '2099'];
  if (name === 'sku') return ['SIM-3FF-10'];
  if (name === 'inStock') return ['1'];
  throw new Error(`Say in walk-site.ts what ${name} of ${path} may be.`);
}

/** Requests the addresses that a content of this name has, or would have. */
async function askFor(
  walk: Walk,
  fetch: Fetch,
  { name, isHidden, asked }: { name: string; isHidden: boolean; asked: readonly Language[] },
): Promise<void> {
  const pages = [
    `/product/${name}`,
    `/solution/${name}`,
    `${routes.newsDetail}?id=${name}`,
    `/${name}`,
  ].flatMap((page) => asked.map((language) => localPath(page, language)));
  const documents = ['2026', '2099'].map((year) => `${csafFolder}/white/${year}/${name}.json`);
  for (const path of [...pages, `/im/${name}.txt`, ...(isAdvisory(name) ? documents : [])]) {
    walk.count += 1;
    const { status, body } = await fetch(path);
    const [place = ''] = path.split('?');
    if (status !== 404 && isHidden) note(walk.found, name, place);
    if (status === 200) lookFor(walk, place, body.toString());
  }
}

function isAdvisory(name: string): boolean {
  return name.startsWith('uid-sa-');
}

/**
 * Searches for the exact word through the operation, or on a page for most of the word, since the page repeats the
 * search text.
 */
async function searchFor(
  walk: Walk,
  fetch: Fetch,
  {
    word,
    asked,
    withOperations,
  }: { word: string; asked: readonly Language[]; withOperations: boolean },
): Promise<void> {
  for (const language of asked) {
    const search = new URLSearchParams({ language, q: word, exact: '1' });
    const { body } = await fetch(`/api/search?${search}`);
    const { result } = JSON.parse(body.toString()) as { result: { total: number } };
    if (result.total > 0) note(walk.found, word, '/api/search');
    walk.count += 1;
    if (withOperations) continue;
    const path = localPath(routes.support, language);
    const page = await fetch(`${path}?q=${word.slice(0, -1)}`);
    lookFor(walk, path, JSON.stringify(page.headers) + page.body.toString());
    walk.count += 1;
  }
}
