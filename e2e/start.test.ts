import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { expect, test } from '@playwright/test';

import { builtServer, nodeOptions } from '../apps/server/src/testing/built-server.ts';

/** Slightly above what a start loads. Optional features and code for certain requests are loaded only when needed. */
const budget = { files: 13, megabytes: 3.79 };

test('a start loads few files, and little code', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'uid-start-'));
  // The first start brings the release's contents into the database; later starts do not load them.
  await filesOfStart(dataDir);
  const files = await filesOfStart(dataDir);
  // A file may appear while the folder is being removed, so removal is retried.
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  const bytes = files.map((file) => statSync(file).size).reduce((sum, size) => sum + size, 0);
  expect(files).toContain(builtServer);
  expect(files.length, files.join('\n')).toBeLessThanOrEqual(budget.files);
  expect(bytes / 1_000_000, files.join('\n')).toBeLessThanOrEqual(budget.megabytes);
});

test('what pages load names no endpoint of staff, but the one that says whether somebody is', async () => {
  const folder = join(import.meta.dirname, '../apps/shell/build/client/assets/islands');
  const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
  expect(files.length).toBeGreaterThan(30);
  const named = files.flatMap(
    (name) => readFileSync(join(folder, name), 'utf8').match(/\/staff\/[\w-]+/g) ?? [],
  );
  expect(named).toEqual(['/staff/me']);
});

/** The files that the server has loaded when it reports that it is ready, without duplicates. */
async function filesOfStart(dataDir: string): Promise<string[]> {
  const { options, environment } = nodeOptions();
  const hook = join(import.meta.dirname, 'say-loads.ts');
  const child = spawn(process.execPath, [...options, '--import', hook, builtServer], {
    env: {
      ...process.env,
      ...environment,
      NODE_ENV: '',
      DATABASE_URL: '',
      PORT: '0',
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const files = new Set<string>();
  for await (const line of createInterface(child.stdout)) {
    const [, url] = /^loaded (.*)$/.exec(line) ?? [];
    if (url) files.add(fileURLToPath(url));
    if (line.includes('http://')) break;
  }
  child.kill('SIGTERM');
  await ended;
  return [...files];
}
