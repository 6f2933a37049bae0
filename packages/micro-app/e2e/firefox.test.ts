import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { bundle } from './bundle.ts';
import type { Answer, Site } from './site.ts';
import { startSite } from './site.ts';
import { serveTwoChildren } from './two-children.ts';

/** There is no driver for Firefox here, so the page itself reports to the site. */
const firefox =
  process.env['FIREFOX_PATH'] ?? ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync);

/**
 * Milliseconds. Firefox's first start with a new profile takes seconds on an idle machine, and most of a minute on a
 * busy one.
 */
const longestWait = 170_000;

const kinds = {
  entry: { file: '', code: 'ENTRY' },
  module: { file: 'entry.js', code: 'SCRIPT' },
  dependency: { file: 'part.js', code: 'SCRIPT' },
  style: { file: 'style.css', code: 'STYLE' },
};
const cacheable = { 'Cache-Control': 'max-age=3600' };
const ways: Record<string, Answer> = {
  lost: { isLost: true },
  busy: { status: 503 },
  missing: { status: 404, headers: cacheable },
  page: { type: 'text/html', body: 'moved', headers: cacheable },
};

/** A file that fails in one way until the page reports that it has seen the failure. */
interface Broken {
  file: string;
  way: Answer;
}

function serveChild(site: Site, name: string, { file, way }: Broken) {
  site.child(name, {
    head: `<link rel="stylesheet" href="style.css"><link rel="modulepreload" href="part.js"><script type="module" src="entry.js"></script>`,
    module: `import { text } from './part.js';
      export function mount({ container }) { container.append(text); }
      export function unmount() {}`,
  });
  site.serve(`/child/${name}/part.js`, `export const text = 'here'`);
  site.serve(`/child/${name}/style.css`, '#container { color: rgb(1, 2, 3) }');
  const heal = site.failing(`/child/${name}/${file}`, way);
  site.serve(`/seen/${name}`, { onAsked: heal });
}

async function reportOf(site: Site): Promise<unknown> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  const browser = spawn(
    firefox!,
    ['--headless', '--no-remote', '--profile', profile, site.origin],
    {
      stdio: 'ignore',
      env: { ...process.env, HOME: profile },
    },
  );
  const report = () => site.requests.find((path) => path.startsWith('/report/'));
  try {
    await expect.poll(report, { timeout: longestWait }).toBeDefined();
  } finally {
    browser.kill('SIGKILL');
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
  return JSON.parse(decodeURIComponent(report()!.slice('/report/'.length)));
}

describe.skipIf(!firefox)('B7 in Firefox', () => {
  it(
    'B7: retry mounts without a page load, whatever file had failed and however',
    { timeout: longestWait + 10_000 },
    async () => {
      await using site = await startSite();
      const expected: string[] = [];
      for (const [kind, { file, code }] of Object.entries(kinds)) {
        for (const [how, way] of Object.entries(ways)) {
          // Any HTML page is accepted as an entry: this one just contains no application.
          if (kind === 'entry' && how === 'page') continue;
          serveChild(site, `${kind}-${how}`, { file, way });
          expected.push(
            `${kind}-${how} ${how === 'lost' ? 'NETWORK' : code} MOUNTED here rgb(1, 2, 3)`,
          );
        }
      }
      site.serve('/test.js', await bundle('fixtures/retry-report.ts'));
      const names = expected.map((line) => line.split(' ', 1)[0]).join(' ');
      site.serve(
        '/',
        `<!doctype html><html data-children="${names}"><script type="module" src="/test.js"></script><main id="container"></main>`,
      );
      expect(await reportOf(site)).toEqual({ found: expected, violations: [] });
    },
  );
});

describe.skipIf(!firefox)('B16 in Firefox', () => {
  it.each(['globals of their own', 'one global for both'] as const)(
    'B16: of two classic children that load at once each shows itself, with %s',
    { timeout: longestWait + 10_000 },
    async (how) => {
      await using site = await startSite();
      serveTwoChildren(site, { isShared: how === 'one global for both' });
      site.serve('/test.js', await bundle('fixtures/together-report.ts'));
      site.serve(
        '/',
        '<!doctype html><html data-children="one two"><script type="module" src="/test.js"></script>',
      );
      expect(await reportOf(site)).toEqual({
        found: ['one', 'two'].map((name) => `MOUNTED ${name} from ${site.origin}/child/${name}/`),
        violations: [],
      });
    },
  );
});
