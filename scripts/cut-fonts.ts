import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

import { chineseFonts } from '@uid/fonts/chinese-fonts';
import type { FontFace, FontFile } from '@uid/fonts/chinese-fonts';
import type { PublishedFonts } from '@uid/fonts/published-fonts';
import { readSource, sourceFolder } from '@uid/fonts/read-source';
import { siteCharacters } from '@uid/fonts/site-characters';
import { weights } from '@uid/fonts/weights';
import type { Weight } from '@uid/fonts/weights';

import { compressAssets } from './compress-assets.ts';
import type { Job } from './cut-in-thread.ts';
import { renderPages } from './render-pages.ts';

const root = join(import.meta.dirname, '..');
/** Every cut of the last build: only those whose characters have changed since are made anew. */
const cutFolder = join(root, 'build/cuts');
const client = join(root, 'apps/shell/build/client');
const published = '/assets/fonts';

/** Cuts the Chinese fonts for the words of the built pages and publishes them among their assets. */
export async function cutFonts(): Promise<void> {
  const common = await readFile(join(sourceFolder, 'common-characters.txt'), 'utf8');
  const { shared, cores, pages } = chineseFonts({
    pages: await renderPages(),
    site: siteCharacters(root),
    common: Array.from(common),
  });
  const faces = [...shared, ...[...pages.values()].flatMap((page) => page.faces)];
  const nameOf = await cutFiles([...new Set(faces.map(({ file }) => file))]);
  const addressOf = (file: FontFile) => `${published}/${nameOf.get(file)}`;

  const folder = join(client, published);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const name of nameOf.values()) await copyFile(join(cutFolder, name), join(folder, name));
  const styleOf = (faces: FontFace[]) =>
    faces.map((face) => fontRule(face, addressOf(face.file))).join('');
  const sheet = styleOf(shared);
  const sheetName = `chinese-${hashOf([sheet])}.css`;
  await writeFile(join(folder, sheetName), sheet);
  await compressAssets([folder]);
  // For a micro-app in another author's page, which knows no hash of ours.
  await writeFile(join(client, 'chinese-fonts.css'), sheet);
  await writeFile(
    join(client, '../page-fonts.json'),
    JSON.stringify({
      sheet: `${published}/${sheetName}`,
      pages: Object.fromEntries(
        [...pages].map(([address, own]) => [
          address,
          {
            rules: styleOf(own.faces),
            first: own.first.map(addressOf),
            text: textOf([...own.faces.map(({ file }) => file), ...cores]),
          },
        ]),
      ),
    } satisfies PublishedFonts),
  );
}

/** Makes what is not there yet; gives each file's name, which says what it is made of. */
async function cutFiles(files: readonly FontFile[]): Promise<Map<FontFile, string>> {
  const sources = new Map<Weight, string>();
  for (const weight of weights)
    sources.set(weight, hashOf([await readSource(`pad-sans-sc-${weight}`)]));
  const names = new Map<FontFile, string>();
  for (const file of files) {
    const hash = hashOf([sources.get(file.weight)!, file.text, ...file.features]);
    names.set(file, `${file.name}-${hash}.woff2`);
  }
  await mkdir(cutFolder, { recursive: true });
  const old = new Set(await readdir(cutFolder));
  await cutInThreads(
    [...names]
      .filter(([, name]) => !old.has(name))
      .map(([file, name]) => ({ file, path: join(cutFolder, name) })),
  );
  const used = new Set(names.values());
  for (const name of old) if (!used.has(name)) await rm(join(cutFolder, name));
  return names;
}

/** Compressing takes all of a processor. */
async function cutInThreads(jobs: readonly Job[]): Promise<void> {
  if (jobs.length === 0) return;
  process.stderr.write('Cutting the Chinese fonts: only what has new words …\n');
  const count = availableParallelism();
  const shares = Array.from({ length: count }, (_, at) =>
    jobs.filter((_job, index) => index % count === at),
  );
  await Promise.all(
    shares.map((workerData) =>
      once(new Worker(new URL('cut-in-thread.ts', import.meta.url), { workerData }), 'exit'),
    ),
  );
}

function textOf(files: readonly FontFile[]): string {
  return [...new Set(files.flatMap(({ text }) => Array.from(text)))].join('');
}

function fontRule({ family, range, file }: FontFace, url: string): string {
  return (
    `@font-face{font-family:${family};font-weight:${file.weight};font-display:swap;` +
    `src:url(${url})format("woff2");unicode-range:${range}}`
  );
}

function hashOf(parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('base64url').slice(0, 8);
}
