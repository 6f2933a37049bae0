import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cp, glob, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { buildDownloads, openGraphFolder } from '../downloads/src/publish/build-downloads.ts';
import { compressAssets } from './compress-assets.ts';

const root = join(import.meta.dirname, '..');
const stamp = join(root, 'build', 'built');
const outputs = ['apps/shell/build/server/index.js', 'apps/uid-front/build/client/index.html'];
const sources = [
  'package-lock.json',
  'packages/*/{src,scripts,package.json}',
  'apps/{shell,uid-front}/**',
  'downloads/src/open-graph/og-manifest.ts',
  'scripts/*build*',
];
const left =
  /(^|\/)(build|node_modules|\.react-router|\.enhancements|\.islands)(\/|$)|\.test\.tsx?$/;

/** Builds the shell, the child and the published files unless nothing they are made of has changed since. */
export async function buildIfStale(): Promise<void> {
  if (await buildDownloads()) await copyImages();
  const wanted = await fingerprint();
  const isBuilt = outputs.every((file) => existsSync(join(root, file)));
  if (isBuilt && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  process.stderr.write('Building the pages: once after a change, about half a minute …\n');
  await run('@uid/uid-front');
  await run('@uid/shell');
  await copyImages();
  await compressAssets(
    ['apps/shell/build/client', 'apps/uid-front/build/client'].map((folder) => join(root, folder)),
  );
  mkdirSync(join(root, 'build'), { recursive: true });
  writeFileSync(stamp, wanted);
}

/** The shell's build empties its folder, so the images go there after it. */
function copyImages(): Promise<void> {
  return cp(openGraphFolder, join(root, 'apps/shell/build/client/og'), { recursive: true });
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of (await listSources()).toSorted()) {
    const { mtimeMs, size } = await stat(join(root, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

async function listSources(): Promise<string[]> {
  const files: string[] = [];
  const patterns = sources.flatMap((pattern) => [pattern, `${pattern}/**`]);
  for await (const entry of glob(patterns, {
    cwd: root,
    withFileTypes: true,
    exclude: (each) => each.name === 'node_modules' || each.name === 'build',
  })) {
    const file = join(entry.parentPath, entry.name).slice(root.length + 1);
    if (entry.isFile() && !left.test(file)) files.push(file);
  }
  return [...new Set(files)];
}

function run(workspace: string): Promise<void> {
  const child = spawn('npm', ['run', 'build', '--silent', '-w', workspace], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const output: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) return resolve();
      process.stderr.write(Buffer.concat(output));
      reject(new Error(`Building ${workspace} failed.`));
    });
  });
}
