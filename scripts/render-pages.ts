import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { textsIn } from '@uid/bundling/entry-texts';
import type { EntryTexts } from '@uid/bundling/entry-texts';
import { catalogueItems } from '@uid/content/catalogue';
import { microAppBuildFolder, microApps } from '@uid/contract/micro-apps';
import { anyOrderNo } from '@uid/contract/orders';
import { identityRoutes, pageRows, routes } from '@uid/contract/pages';
import type { PageName, PageRow } from '@uid/contract/pages';
import { splitLanguage } from '@uid/contract/paths';
import { addTexts } from '@uid/fonts/add-texts';
import { pageCharacters } from '@uid/fonts/page-characters';
import type { PageCharacters } from '@uid/fonts/page-characters';
import { missingPage } from '@uid/fonts/published-fonts';
import { weights } from '@uid/fonts/weights';
import { weightRules } from '@uid/fonts/weight-rules';
import type { WeightRule } from '@uid/fonts/weight-rules';
import { laterParts } from '@uid/ui/lower-parts';
import type { FastifyInstance } from 'fastify';

import { createApp } from '../apps/server/src/app.ts';
import { readConfig } from '../apps/server/src/read-config.ts';
import { createContext } from '../apps/server/src/create-context.ts';
import { migrate } from '../apps/server/src/database/migrate.ts';
import { openSqliteDatabase } from '../apps/server/src/database/open-database.ts';
import type { PageBuild } from '../apps/server/src/http/pages/render-page.ts';
import { newId } from '../apps/server/src/new-id.ts';
import { seed } from '../apps/server/src/seed.ts';
import { mountMicroApp } from './mount-micro-app.ts';
import type { Visitor } from './mount-micro-app.ts';
import { readAccount } from './read-account.ts';

const root = join(import.meta.dirname, '..');
const shell = join(root, 'apps/shell/build');
/** A fixed time, because a build must be the same on any day. */
const now = () => Date.UTC(2026, 10, 20);

interface RenderedPages {
  pages: Map<string, PageCharacters>;
  /** The rules that set font weights, from the style sheets of the shell's pages. */
  rules: WeightRule[];
}

/**
 * Returns the Chinese characters of every page by its address, as the built handler renders them from the
 * default contents of an empty database, without opening a socket. Of the pages that need a session, only those
 * of an account are rendered with one.
 */
export async function renderPages(): Promise<RenderedPages> {
  const database = openSqliteDatabase(':memory:');
  await migrate(database);
  await seed({ database, now, newId });
  const build = (await import(pathToFileURL(join(shell, 'server/index.js')).href)) as PageBuild;
  const config = readConfig({ LOG_LEVEL: 'error', DATA_DIR: '/nonexistent' });
  const context = createContext({ config, database, now, newId });
  const pages = { build, shellAssets: join(shell, 'client'), microApps: [] };
  const { app } = await createApp({ ...context, pages });
  try {
    return await readPages(app, await readAccount(app, context));
  } finally {
    await app.close();
    await database[Symbol.asyncDispose]();
  }
}

async function readPages(app: FastifyInstance, visitor: Visitor): Promise<RenderedPages> {
  const home = await app.inject(routes.home);
  const sheets = [...home.body.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)];
  const css = await Promise.all(
    sheets.map(([, href = '']) => readFile(join(shell, 'client', href), 'utf8')),
  );
  const rules = weightRules(css.join(''));
  const read = async (address: string) => {
    const { body } = await app.inject(address);
    return pageCharacters(body, rules, laterParts);
  };
  const pages = new Map<string, PageCharacters>();
  for (const address of await listAddresses(app)) pages.set(address, await read(address));
  addCharacters(pages.get(routes.cart)!, pageCharacters(await fullCart(app), rules, laterParts));
  const islands = await islandTexts();
  for (const [name, row] of Object.entries(pageRows) as [PageName, PageRow][]) {
    const characters = pages.get(routes[name]);
    if (!row.island || !characters) continue;
    for (const query of headingQueries(row))
      addCharacters(characters, await read(routes[name] + query));
    const texts = [...(islands[row.island] ?? []), ...itemNames()];
    // The frame of the page that needs no session, and every page's light heading, are rendered here.
    addTexts(characters, { texts, strong: [600], part: row.guard ? 'first' : 'rest' });
  }
  for (const [name, { route, access }] of Object.entries(microApps)) {
    const start = await startScripts(name);
    const styles = await stylesOf(name);
    const own = Object.values(identityRoutes).filter((path) => path.startsWith(`${route}/`));
    const query = `?return=${encodeURIComponent(routes.confirmOrder)}`;
    const facts = factsIn((await app.inject(route)).body);
    const job = { name, basename: route, query, facts };
    const mounted = await mountMicroApp({ ...job, paths: own });
    const ofSession = own.filter((path) => path === identityRoutes.security);
    const known = await mountMicroApp({ ...job, paths: ofSession, visitor });
    for (const path of [route, ...own]) {
      const characters = await read(route);
      // The screens of an app for staff replace one another without a page load, so each page needs the texts of all.
      const later = await (access === 'staff'
        ? allScripts(name)
        : pageScripts(name, path.slice(route.length), start));
      const html = `<div data-micro="${name}">${mounted.get(path) ?? ''}${known.get(path) ?? ''}</div>`;
      addCharacters(characters, pageCharacters(html, [...rules, ...styles], laterParts));
      const texts = textsIn(await readScripts(name, [...start, ...later]));
      addTexts(characters, { texts, strong: [300, 600], part: 'rest' });
      pages.set(path, characters);
    }
  }
  pages.set(missingPage, await read('/no-such-page'));
  return { pages, rules };
}

/** Queries with which a page of the account has another heading: that of one order, and that of the notices. */
function headingQueries({ guard, parameters }: PageRow): string[] {
  if (!guard || parameters === 'any') return [];
  return [
    ...(parameters['no'] === 'order' ? [`?no=${anyOrderNo}`] : []),
    ...(parameters['view'] ? ['?view=notices'] : []),
  ];
}

/** Returns the facts that the shell's page hands to the micro-app, which would otherwise have to ask for them. */
function factsIn(body: string): unknown {
  const written = /data-facts="([^"]*)"/.exec(body)?.[1];
  return written && (JSON.parse(written.replaceAll('&quot;', '"')) as unknown);
}

function addCharacters(to: PageCharacters, from: PageCharacters): void {
  for (const part of ['first', 'rest'] as const)
    for (const weight of weights)
      for (const character of from[part][weight]) to[part][weight].add(character);
}

/** Returns the cart's page with one of each item, added by forms as a visitor without script adds them. */
async function fullCart(app: FastifyInstance): Promise<string> {
  const cookies = new Map<string, string>();
  const headers = () => ({
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/x-www-form-urlencoded',
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  });
  for (const { id, variants } of catalogueItems) {
    const added = await app.inject({
      method: 'POST',
      url: `${routes.mall}?item=${id}`,
      headers: headers(),
      payload: `sku=${variants[0]?.sku}&quantity=1`,
    });
    for (const { name, value } of added.cookies) cookies.set(name, value);
  }
  return (await app.inject({ url: routes.cart, headers: headers() })).body;
}

/** Lists every page in Chinese: those of the sitemap, and those that are hidden from search engines. */
async function listAddresses(app: FastifyInstance): Promise<string[]> {
  const sitemap = await app.inject('/sitemap.xml');
  const listed = [...sitemap.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
    return pathname + search;
  });
  const chinese = listed.filter((address) => splitLanguage(address).language === 'zh');
  const names = Object.keys(pageRows) as PageName[];
  const unlisted = names.filter((name) => !pageRows[name].inSitemap).map((name) => routes[name]);
  return [...chinese, ...unlisted].toSorted();
}

/** Reads the texts that the build of the islands has collected. */
async function islandTexts(): Promise<EntryTexts> {
  const path = join(root, 'apps/shell/.islands/texts.json');
  return JSON.parse(await readFile(path, 'utf8')) as EntryTexts;
}

/** Returns the names of all items and variants, because carts and orders show them. */
function itemNames(): string[] {
  return catalogueItems.flatMap(({ text, variants }) => [
    text.zh.name,
    ...variants.map(({ name }) => name.zh),
  ]);
}

/**
 * Returns the scripts that a micro-app loads at its start. Its words are in them, because it renders in the
 * browser.
 */
async function startScripts(name: string): Promise<string[]> {
  const entry = await readFile(join(root, microAppBuildFolder(name), 'index.html'), 'utf8');
  return namesIn(entry);
}

async function allScripts(name: string): Promise<string[]> {
  const files = await readdir(join(root, microAppBuildFolder(name), 'assets'));
  return files.filter((file) => file.endsWith('.js')).map((file) => `assets/${file}`);
}

/**
 * The files of pages that are not in the file that most pages share. An empty name means that the start script
 * holds the page.
 */
const pageFiles: Readonly<Record<string, string>> = {
  '': '',
  '/login': '',
  '/security': 'security-pages',
};

/** Returns the scripts that a page of the app loads after the start scripts. */
async function pageScripts(
  name: string,
  path: string,
  start: readonly string[],
): Promise<string[]> {
  const files = await readdir(join(root, microAppBuildFolder(name), 'assets'));
  const file = pageFiles[path] ?? 'passwords';
  const page = files.filter((each) => /^(.+)-[\w-]{8}\.js$/.exec(each)?.[1] === file);
  const loaded = new Set(page.map((file) => `assets/${file}`));
  for (const each of loaded)
    for (const imported of namesIn(await readScripts(name, [each])))
      if (!start.includes(imported)) loaded.add(imported);
  return [...loaded];
}

/** Returns the rules that set font weights in the app's own style sheets. */
async function stylesOf(name: string): Promise<WeightRule[]> {
  const folder = join(root, microAppBuildFolder(name), 'assets');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.css'));
  const sheets = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return weightRules(sheets.join(''));
}

/** Returns the built scripts that a text names. */
function namesIn(text: string): string[] {
  return [...text.matchAll(/([\w-]+\.js)["'`]/g)].map(([, file = '']) => `assets/${file}`);
}

async function readScripts(name: string, scripts: readonly string[]): Promise<string> {
  const folder = join(root, microAppBuildFolder(name));
  const texts = await Promise.all(scripts.map((file) => readFile(join(folder, file), 'utf8')));
  return texts.join('\n');
}
