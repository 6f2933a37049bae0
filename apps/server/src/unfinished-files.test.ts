import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { downloadJobs } from './features/downloads/jobs.ts';
import { drawingJobs } from './features/drawings/jobs.ts';
import { mediaJobs } from './features/media/jobs.ts';
import { signatureJobs } from './features/signatures/jobs.ts';
import { day } from './job.ts';
import { createTestApp } from './testing/test-app.ts';

const picture = `.${'a'.repeat(32)}-320.webp.0123abcd`;
const document = (type: string) => `.${'b'.repeat(64)}.${type}.0123abcd`;

test.each([
  ['media', picture, mediaJobs],
  ['documents', document('apk'), downloadJobs],
  ['drawn', document('png'), drawingJobs],
  ['signed', document('asc'), signatureJobs],
])('what a killed process left half written in %s goes after a day', async (kind, half, jobs) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'uid-unfinished-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  await using server = await createTestApp({ environment: { DATA_DIR: dataDir } });
  const folder = join(dataDir, kind);
  mkdirSync(folder);
  for (const name of [half, '.turn', 'note.txt']) writeFileSync(join(folder, name), 'half');
  const sweep = async (now: number) => {
    await Promise.all(jobs({ ...server.deps, now: () => now }).map(({ run }) => run(() => false)));
    return readdirSync(folder).toSorted();
  };
  // Another process may still be writing a recent file.
  expect(await sweep(Date.now() + day - 60_000)).toEqual(['.turn', half, 'note.txt'].toSorted());
  expect(await sweep(Date.now() + day + 60_000)).toEqual(['.turn', 'note.txt']);
});
