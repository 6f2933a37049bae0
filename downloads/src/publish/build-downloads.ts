import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { imagesFolder, madeOfFile, picturesFile } from '../draw/built-drawings.ts';
import { publishedList } from '../published-files.ts';

const root = join(import.meta.dirname, '../../..');
const build = join(root, 'downloads/build');
const sources = [
  'content/src/**/*.ts',
  'downloads/package.json',
  'downloads/{src,android}/**',
  'packages/fonts/sources/**',
  'packages/ui/src/{isometric,isometric-kit,interference,logo}/**',
  'packages/contract/src/page*.ts',
];

/** Makes every published file anew, unless the sources are unchanged. Returns true if it did. */
export async function buildDownloads(): Promise<boolean> {
  const wanted = await fingerprint();
  if (existsSync(madeOfFile) && readFileSync(madeOfFile, 'utf8') === wanted) return false;
  process.stderr.write('Drawing documents and preview images: once after a change …\n');
  // These modules are loaded only here, because a usual start finds all files made.
  const [{ appPackage }, { readPictures }, { publishDocuments }, { publishImages }] =
    await Promise.all([
      import('../android/app-package.ts'),
      import('../drawing/read-pictures.ts'),
      import('./publish-documents.ts'),
      import('./publish-images.ts'),
    ]);
  const published = join(build, 'published');
  await rm(published, { recursive: true, force: true });
  await mkdir(published, { recursive: true });
  const pictures = await readPictures();
  await writeFile(picturesFile, JSON.stringify(pictures));
  const entries = await publishDocuments(published, pictures);
  const { bytes, ...app } = appPackage();
  await writeFile(join(published, app.name), bytes);
  await writeFile(join(published, publishedList), JSON.stringify([...entries, app], null, 2));
  await publishImages(imagesFolder, pictures);
  await writeFile(madeOfFile, wanted);
  return true;
}

/**
 * Returns a hash of the sources' contents, not of their dates, so that a fresh checkout and a copy have the same
 * hash.
 */
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
