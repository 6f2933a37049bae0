import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { imagesFolder, madeOfFile } from '@uid/downloads/built-drawings';
import { documentEntry } from '@uid/downloads/document-entry';
import { documentWords } from '@uid/downloads/document-words';
import { openGraphAddress } from '@uid/downloads/og-manifest';
import { wordsHash } from '@uid/downloads/words-hash';
import { languages } from '@uid/contract/language';

import { listBodies } from '../contents/contents.ts';
import { readCompany } from '../contents/read-company.ts';
import { createDrawnFiles } from './drawn-files.ts';
import type { DrawingContext, Drawings, FoundImage, MadeDocument } from './drawings.ts';
import type { AskedImage } from './image-name.ts';
import { imageOf, readImageWords } from './read-image-words.ts';
import { readWritingDays } from './read-writing-days.ts';

/** Milliseconds that a request for an image waits until the image is drawn. */
const imageWait = 5_000;
/** Milliseconds that a list waits for documents that have not been drawn yet, because pages wait for the list. */
const listWait = 2_000;

/** Reads the files that the build drew from the words of the release. */
async function readBuilt(folder: string) {
  const read = (file: string) => readFile(file, 'utf8').catch(() => undefined);
  const list = (await read(`${folder}.json`)) ?? '{}';
  const images = JSON.parse(list) as Record<string, { words?: string } | undefined>;
  return { madeOf: (await read(madeOfFile)) ?? '', images, folder };
}

export async function createDrawings(context: DrawingContext): Promise<Drawings> {
  const { handle } = context.database;
  const built = await readBuilt(context.builtImages ?? imagesFolder);
  const files = createDrawnFiles({ ...context, madeOf: built.madeOf });

  function readBuiltImage(name: string): Promise<Buffer | undefined> {
    return readFile(join(built.folder, name)).catch(() => undefined);
  }

  async function findImage(asked: AskedImage): Promise<FoundImage | undefined> {
    const said = await readImageWords(handle, asked);
    if (!said) return undefined;
    const words = wordsHash(said);
    const name = `${asked.language}/${asked.name}.png`;
    const isBuilt = built.images[name]?.words === words;
    const bytes =
      (isBuilt ? await readBuiltImage(name) : undefined) ??
      (await files.get({ type: 'png', words: said }, imageWait));
    if (bytes) return { bytes, version: shortOf(words) };
    const standIn =
      (await readBuiltImage(name)) ?? (await readBuiltImage(`${asked.language}/home.png`));
    return standIn && { bytes: standIn };
  }

  return {
    async addressOf(page, target) {
      const asked = imageOf(page, target);
      const said = asked && (await readImageWords(handle, asked));
      if (!said) return undefined;
      return `${openGraphAddress(asked.name, asked.language)}?v=${shortOf(wordsHash(said))}`;
    },
    findImage,
    async listDocuments(known) {
      const company = await readCompany(handle);
      const days = await readWritingDays(handle);
      const products = await listBodies(handle, 'product');
      const until = performance.now() + listWait;
      const documents = products.flatMap((product) =>
        languages.map(async (language): Promise<MadeDocument> => {
          const words = documentWords(product, company, language);
          const writtenOn = days(product.slug, language);
          const made = documentEntry(words, product);
          if (known.has(made.words ?? '')) return { entry: made };
          const left = Math.max(0, until - performance.now());
          const bytes = await files.get({ type: 'pdf', words, writtenOn }, left);
          return { entry: documentEntry(words, product, writtenOn), bytes };
        }),
      );
      return Promise.all(documents);
    },
    close: files.close,
  };
}

/** Shortens a hash for an address: long enough to distinguish one wording from the next. */
function shortOf(words: string): string {
  return words.slice(0, 8);
}
