import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { buildIfStale } from './build-if-stale.ts';
import { startSite } from './start-site.ts';

/**
 * Checks every page of the site map, and the pages that they link to: the Nu checker finds their HTML valid,
 * and every internal link and anchor resolves (E4). Needs Java 11 or newer.
 */
const vnuJar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
/**
 * The checker runs for a minute. Optimising compilation and parallel garbage collection took a third of its
 * processor time, and pay off only in longer runs. Code that is compiled with the first tier alone needs more
 * stack.
 */
const shortLived = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss4m'];
const folder = mkdtempSync(join(tmpdir(), 'uid-html-'));

interface Page {
  path: string;
  status: number;
  html: string;
}

await buildIfStale();
const site = await startSite(folder);
try {
  const pages = await crawl(site.origin);
  const faults = [...brokenLinks(pages), ...invalidHtml([...pages.values()])];
  for (const fault of faults) process.stdout.write(`${fault}\n`);
  process.stdout.write(`${pages.size} addresses checked, ${faults.length} faults\n`);
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Fetches the pages of the site map and, following every internal link, all other pages. */
async function crawl(origin: string): Promise<Map<string, Page>> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const waiting = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, each = '']) => pathOf(each));
  const pages = new Map<string, Page>();
  for (const path of waiting) {
    if (pages.has(path)) continue;
    const answer = await fetch(`${origin}${path}`);
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
    const html = isPage ? await answer.text() : '';
    pages.set(path, { path, status: answer.status, html });
    waiting.push(...linksIn(html, path).map((each) => pathOf(each.href)));
  }
  return pages;
}

/** Returns the path and the query of an address, without its host and fragment. */
function pathOf(address: string): string {
  const { pathname, search } = new URL(unescape(address), 'http://site');
  return pathname + search;
}

interface Link {
  href: string;
  fragment: string;
}

function linksIn(html: string, path: string): Link[] {
  const hrefs = [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, each = '']) => each);
  return hrefs.flatMap((each) => {
    const url = new URL(unescape(each), `http://site${path}`);
    if (url.host !== 'site') return [];
    return [{ href: url.pathname + url.search, fragment: decodeURIComponent(url.hash.slice(1)) }];
  });
}

function unescape(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
}

function brokenLinks(pages: ReadonlyMap<string, Page>): string[] {
  const faults = new Set<string>();
  for (const { html, path } of pages.values())
    for (const { href, fragment } of linksIn(html, path)) {
      const target = pages.get(href);
      if (target && target.status >= 400) faults.add(`${href} answers ${target.status}: ${path}`);
      else if (target?.html && fragment && !target.html.includes(` id="${fragment}"`))
        faults.add(`${href}#${fragment} has no such anchor: ${path}`);
    }
  return [...faults];
}

/** Checks all pages in one run, because the checker takes longer to start than to check. */
function invalidHtml(pages: readonly Page[]): string[] {
  const shown = pages.filter(({ html, status }) => html !== '' && status === 200);
  const names = new Map<string, string>();
  mkdirSync(join(folder, 'pages'));
  for (const [index, { html, path }] of shown.entries()) {
    const name = join(folder, 'pages', `${index}.html`);
    names.set(name, path);
    writeFileSync(name, html);
  }
  const options = ['-jar', vnuJar, '--errors-only', '--format', 'json', '--exit-zero-always'];
  const run = spawnSync('java', [...shortLived, ...options, join(folder, 'pages')], {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  if (run.error) throw run.error;
  const { messages } = JSON.parse(run.stderr) as { messages: { url: string; message: string }[] };
  return messages.map(({ url, message }) => {
    const name = decodeURIComponent(new URL(url).pathname);
    return `${names.get(name) ?? name}: ${message}`;
  });
}
