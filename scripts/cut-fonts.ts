import { once } from 'node:events';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

import { chineseFonts } from '@uid/fonts/chinese-fonts';
import type { FontFile } from '@uid/fonts/chinese-fonts';
import type { CuttingPlan } from '@uid/fonts/cut-page';
import { fontRules, hashOf, namesFrom } from '@uid/fonts/name-files';
import type { PublishedFonts } from '@uid/fonts/published-fonts';
import { readSource, sourceFolder } from '@uid/fonts/read-source';
import { siteCharacters } from '@uid/fonts/site-characters';
import { weights } from '@uid/fonts/weights';
import { laterParts } from '@uid/ui/lower-parts';

import { compressAssets } from './compress-assets.ts';
import type { Job } from './cut-in-thread.ts';
import { renderPages } from './render-pages.ts';

const root = join(import.meta.dirname, '..');
/** The cut fonts of the last build. Only those whose characters have changed are cut again. */
const cutFolder = join(root, 'build/cuts');
const client = join(root, 'apps/shell/build/client');
const published = '/assets/fonts';

/** Cuts the Chinese fonts for the words of the built pages and publishes them among their assets. */
export async function cutFonts(): Promise<void> {
  const common = await readFile(join(sourceFolder, 'common-characters.txt'), 'utf8');
  const rendered = await renderPages();
  const { shared, cores, coreFiles, pages } = chineseFonts({
    pages: rendered.pages,
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
  const sheet = fontRules(shared, addressOf);
  const sheetName = `chinese-${hashOf([sheet])}.css`;
  await writeFile(join(folder, sheetName), sheet);
  await compressAssets([folder]);
  // Under a fixed name, for a micro-app in another site's page, which does not know our hashes.
  await writeFile(join(client, 'chinese-fonts.css'), sheet);
  await writeFile(
    join(client, '../page-fonts.json'),
    JSON.stringify({
      sheet: `${published}/${sheetName}`,
      pages: Object.fromEntries(
        [...pages].map(([address, own]) => [
          address,
          {
            rules: fontRules(own.faces, addressOf),
            first: own.first.map(addressOf),
            text: textOf([...own.faces.map(({ file }) => file), ...coreFiles]),
          },
        ]),
      ),
    } satisfies PublishedFonts),
  );
  const [light, regular, strong] = weights.map((weight) => [...cores.get(weight)!].join(''));
  await writeFile(
    join(client, '../font-cutting.json'),
    JSON.stringify({
      cores: { 300: light!, 400: regular!, 600: strong! },
      rules: rendered.rules,
      lower: laterParts,
    } satisfies CuttingPlan),
  );
}

/** Makes the files that are missing. Returns the name of each, which holds a hash of its input. */
async function cutFiles(files: readonly FontFile[]): Promise<Map<FontFile, string>> {
  const names = new Map<FontFile, string>();
  for (const weight of weights) {
    const nameOf = namesFrom(await readSource(`pad-sans-sc-${weight}`));
    for (const file of files) if (file.weight === weight) names.set(file, nameOf(file));
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

/** Cuts in one thread for each processor, because compressing a font is bound by the processor. */
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
