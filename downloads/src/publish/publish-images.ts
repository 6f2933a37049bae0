import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { company } from '@uid/content/company';
import { languages } from '@uid/contract/language';

import type { Pictures } from '../drawing/pictures.ts';
import { wordsHash } from '../draw/words-hash.ts';
import { paintPreview, previewSvg } from '../open-graph/draw-preview.ts';
import type { ImageWords } from '../open-graph/draw-preview.ts';
import { openGraphName, openGraphPaths } from '../open-graph/og-manifest.ts';
import { openTypeface } from '../text/typeface.ts';
import { defaultWords } from './default-words.ts';

interface MadeImage {
  /** Hash of the SVG that the image is painted from. */
  svg: string;
  /** Hash of the words in the image. */
  words: string;
}

/** Writes the preview image of every public page; an image whose drawing is unchanged is kept. */
export async function publishImages(folder: string, pictures: Pictures): Promise<void> {
  const list = `${folder}.json`;
  const known = existsSync(list)
    ? (JSON.parse(await readFile(list, 'utf8')) as Record<string, MadeImage | undefined>)
    : {};
  const made: Record<string, MadeImage> = {};
  for (const language of languages) {
    const typeface = await openTypeface(language);
    for (const path of openGraphPaths) {
      const own = defaultWords(path, language);
      if (!own) throw new Error(`No words for the image of ${path}.`);
      const slug = path.slice(path.lastIndexOf('/') + 1);
      const words: ImageWords = { ...own, language, brand: company.brand[language], slug };
      const svg = previewSvg(words, pictures.night[words.drawing], typeface);
      const name = `${language}/${openGraphName(path)}.png`;
      const file = join(folder, name);
      const hash = createHash('sha256').update(svg).digest('hex');
      made[name] = { svg: hash, words: wordsHash(words) };
      if (known[name]?.svg === hash && existsSync(file)) continue;
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, await paintPreview(svg));
    }
  }
  await writeFile(list, JSON.stringify(made));
}
