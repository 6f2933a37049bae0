import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { Resvg } from '@resvg/resvg-js';
import { company } from '@uid/content/company';
import { languages } from '@uid/contract/language';

import type { DrawingName } from '../drawing/drawing-name.ts';
import { nightPalette } from '../drawing/palette.ts';
import { readPicture } from '../drawing/read-picture.ts';
import { drawImage } from '../open-graph/draw-image.ts';
import { encodeImage } from '../open-graph/encode-image.ts';
import { openGraphImage, openGraphPaths } from '../open-graph/og-manifest.ts';
import { pageWords } from '../open-graph/page-words.ts';
import { openTypeface } from '../text/typeface.ts';

const { ground, ink, ink2, gold, photon, ornament } = nightPalette;
const colors = [ink, ink2, gold, photon, ornament];

/** Writes the preview image of every public page; one whose drawing is what it was stays. */
export async function publishImages(
  folder: string,
  drawings: ReadonlyMap<DrawingName, string>,
): Promise<void> {
  const list = `${folder}.json`;
  const known = existsSync(list)
    ? (JSON.parse(await readFile(list, 'utf8')) as Record<string, string>)
    : {};
  const made: Record<string, string> = {};
  for (const language of languages) {
    const typeface = await openTypeface({ chinese: language === 'zh' });
    for (const path of openGraphPaths) {
      const words = pageWords(path, language);
      const address = openGraphImage({ preview: path }, language);
      if (!words || !address) throw new Error(`No words for the image of ${path}.`);
      const picture = readPicture(drawings.get(words.drawing) ?? '', nightPalette);
      const slug = path.slice(path.lastIndexOf('/') + 1);
      const svg = drawImage({ slug, brand: company.brand[language], words, picture, typeface });
      const hash = createHash('sha256').update(svg).digest('hex');
      const file = join(folder, address.replace('/og/', ''));
      made[address] = hash;
      if (known[address] === hash && existsSync(file)) continue;
      const { width, height, pixels } = new Resvg(svg).render();
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, encodeImage({ width, height, data: pixels }, { ground, colors }));
    }
  }
  await writeFile(list, JSON.stringify(made));
}
