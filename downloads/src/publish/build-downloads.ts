import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { publishedList } from '../published-files.ts';

const root = join(import.meta.dirname, '../../..');
const build = join(root, 'downloads/build');
const stamp = join(build, 'made-of');

/** Where the preview images lie, by language: what the site serves at `/og`. */
export const openGraphFolder = join(build, 'og');
const sources = [
  'content/src/**/*.ts',
  'downloads/package.json',
  'downloads/{src,android}/**',
  'packages/fonts/sources/**',
  'packages/ui/src/{isometric,isometric-kit,interference,logo}/**',
  'packages/contract/src/page*.ts',
];

/** Makes every published file anew, unless what they are made of is what it was. Says whether it did. */
export async function buildDownloads(): Promise<boolean> {
  const wanted = await fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return false;
  process.stderr.write('Drawing documents and preview images: once after a change …\n');
  // Loaded only now: the usual start finds everything made.
  const [{ appPackage }, { loadDrawings }, { publishDocuments }, { publishImages }] =
    await Promise.all([
      import('../android/app-package.ts'),
      import('../drawing/load-drawings.ts'),
      import('./publish-documents.ts'),
      import('./publish-images.ts'),
    ]);
  const published = join(build, 'published');
  await rm(published, { recursive: true, force: true });
  await mkdir(published, { recursive: true });
  const drawings = await loadDrawings();
  const entries = await publishDocuments(published, drawings);
  const { bytes, ...app } = appPackage();
  await writeFile(join(published, app.name), bytes);
  await writeFile(join(published, publishedList), JSON.stringify([...entries, app], null, 2));
  await publishImages(openGraphFolder, drawings);
  await writeFile(stamp, wanted);
  return true;
}

/** Of the contents, not of dates: a fresh checkout and a copy give the same. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  const files: string[] = [];
  for await (const file of glob(sources, { cwd: root })) files.push(file);
  for (const file of files.toSorted()) {
    if (/\.test\.tsx?$/.test(file) || !/\.[a-z]+$/.test(file)) continue;
    hash.update(`${file}\n`).update(await readFile(join(root, file)));
  }
  return hash.digest('hex');
}
