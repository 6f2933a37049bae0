import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { glob, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { microAppBuildFolder, microApps } from '@uid/contract/micro-apps';

import { buildDownloads } from '../downloads/src/publish/build-downloads.ts';
import { compressAssets } from './compress-assets.ts';
import { cutFonts } from './cut-fonts.ts';
import { makeSbom } from './supply/make-sbom.ts';

const root = join(import.meta.dirname, '..');
const sbomFile = 'apps/server/build/sbom.cdx.json';

/** A part of the build that is only built again when one of its own sources has changed. */
interface Part {
  outputs: string[];
  sources: string[];
  build: () => Promise<void>;
}

const common = [
  'package-lock.json',
  'packages/*/{src,scripts,package.json}',
  'downloads/src/{open-graph/og-manifest,android/app-facts}.ts',
  'scripts/*build*',
];
const left =
  /(^|\/)(build|node_modules|\.react-router|\.enhancements|\.islands)(\/|$)|\.test\.tsx?$/;

/**
 * Builds the published files, the pages and the server, each only if one of its sources has changed. They are
 * built side by side, because none of them needs another.
 */
export async function buildIfStale(): Promise<void> {
  const { pages, server, fonts } = buildParts();
  await Promise.all([buildDownloads(), buildPart('pages', pages), buildPart('server', server)]);
  // The fonts are cut for the words of the built pages, so the pages come first.
  await buildPart('fonts', fonts);
}

export async function buildPart(name: string, { outputs, sources, build }: Part): Promise<void> {
  const stamp = join(root, 'build', name);
  const wanted = await fingerprint(sources);
  const findMissing = () => outputs.find((file) => !existsSync(join(root, file)));
  if (!findMissing() && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  await build();
  const missing = findMissing();
  if (missing) throw new Error(`The build ended without ${missing}.`);
  mkdirSync(join(root, 'build'), { recursive: true });
  writeFileSync(stamp, wanted);
}

/** The parts of the build, each with its own sources. The pages include all micro-apps. */
export function buildParts(): Record<'pages' | 'server' | 'fonts', Part> {
  const names = Object.keys(microApps);
  const folders = names.map(microAppBuildFolder);
  return {
    pages: {
      outputs: [
        'apps/shell/build/server/index.js',
        ...folders.map((folder) => `${folder}/index.html`),
      ],
      sources: [...common, ...['shell', ...names].map((name) => `apps/${name}/**`)],
      build: () => buildPages(names, folders),
    },
    server: {
      outputs: ['apps/server/build/main.js', sbomFile],
      sources: [
        ...common,
        'apps/server/**',
        '{content,downloads}/src/**',
        'scripts/supply/make-sbom.ts',
      ],
      build: buildServer,
    },
    fonts: {
      outputs: ['page-fonts', 'font-cutting'].map((name) => `apps/shell/build/${name}.json`),
      sources: [
        ...common,
        'packages/fonts/**',
        'apps/**',
        'content/src/**',
        'scripts/{cut-fonts,render-pages,mount-in-thread,mount-micro-app}.ts',
      ],
      build: cutFonts,
    },
  };
}

/** Also writes the bill of materials, which the site publishes. */
async function buildServer(): Promise<void> {
  await run('@uid/server');
  writeFileSync(join(root, sbomFile), JSON.stringify(makeSbom()));
}

async function buildPages(names: string[], folders: string[]): Promise<void> {
  process.stderr.write('Building the pages: once after a change, about half a minute …\n');
  for (const name of names) await run(`@uid/${name}`);
  await run('@uid/shell');
  await compressAssets(['apps/shell/build/client', ...folders].map((folder) => join(root, folder)));
}

async function fingerprint(sources: string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of (await listSources(sources)).toSorted()) {
    const { mtimeMs, size } = await stat(join(root, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

async function listSources(sources: string[]): Promise<string[]> {
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
