import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { bundle } from './bundle.ts';
import type { Site } from './site.ts';
import { startSite } from './site.ts';

/** Firefox has no driver here: the page itself reports to the site. */
const firefox =
  process.env['FIREFOX_PATH'] ?? ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(existsSync);

const kinds = { entry: '', module: 'entry.js', dependency: 'part.js', style: 'style.css' };

function serveChild(site: Site, name: string, broken: string) {
  site.child(name, {
    head: `<link rel="stylesheet" href="style.css"><link rel="modulepreload" href="part.js"><script type="module" src="entry.js"></script>`,
    module: `import { text } from './part.js';
      export function mount({ container }) { container.append(text); }
      export function unmount() {}`,
  });
  site.serve(`/child/${name}/part.js`, `export const text = 'here'`);
  site.serve(`/child/${name}/style.css`, '#container { color: rgb(1, 2, 3) }');
  site.failing(`/child/${name}/${broken}`, { status: 503 }, { times: 1 });
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
    await expect.poll(report, { timeout: 50_000 }).toBeDefined();
  } finally {
    browser.kill('SIGKILL');
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
  return JSON.parse(decodeURIComponent(report()!.slice('/report/'.length)));
}

describe.skipIf(!firefox)('B7 in Firefox', () => {
  it(
    'B7: retry mounts without a page load, whatever file had failed',
    { timeout: 60_000 },
    async () => {
      await using site = await startSite();
      for (const [name, broken] of Object.entries(kinds)) serveChild(site, name, broken);
      site.serve('/test.js', await bundle('fixtures/retry-report.ts'));
      site.serve(
        '/',
        `<!doctype html><html data-children="${Object.keys(kinds).join(' ')}"><script type="module" src="/test.js"></script><main id="container"></main>`,
      );
      const mounted = 'MOUNTED here rgb(1, 2, 3)';
      expect(await reportOf(site)).toEqual({
        found: [
          `entry ENTRY_STATUS ${mounted}`,
          `module SCRIPT_FAILED ${mounted}`,
          `dependency SCRIPT_FAILED ${mounted}`,
          `style STYLE_FAILED ${mounted}`,
        ],
        violations: [],
      });
    },
  );
});
