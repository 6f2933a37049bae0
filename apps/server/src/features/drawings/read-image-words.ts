import type { ImageWords } from '@uid/downloads/draw-preview';
import { openGraphName, openGraphPaths } from '@uid/downloads/og-manifest';
import {
  articleWords,
  homeWords,
  itemWords,
  listWords,
  productWords,
  solutionWords,
} from '@uid/downloads/page-words';
import type { PageWords } from '@uid/downloads/page-words';
import { routes } from '@uid/contract/pages';
import type { Page } from '@uid/contract/pages';
import { splitLanguage } from '@uid/contract/paths';

import type { Handle } from '../../database/database.ts';
import { findItemWords } from '../catalogue/find-item-words.ts';
import { findBody } from '../contents/contents.ts';
import { readCompany } from '../contents/read-company.ts';
import type { AskedImage } from './image-name.ts';

/** Returns the image that previews a page. Articles and items have images of their own. */
export function imageOf({ kind, preview }: Page, target: string): AskedImage | undefined {
  if (preview === undefined) return undefined;
  const { pathname, searchParams } = new URL(target, 'http://page');
  const { language } = splitLanguage(pathname);
  const article = kind === 'newsDetail' && searchParams.get('id');
  const item = kind === 'mall' && searchParams.get('item');
  if (article) return { language, name: `news-${article}` };
  return { language, name: item ? `item-${item}` : openGraphName(preview) };
}

/** Reads the words of an image from what is published now. Returns undefined if nothing with that name is published. */
export async function readImageWords(
  handle: Handle,
  { name, language }: AskedImage,
): Promise<ImageWords | undefined> {
  const [, kind, id = ''] = /^(product|solution|news|item)-([a-z0-9-]+)$/.exec(name) ?? [];
  const path = openGraphPaths.find((each) => openGraphName(each) === name) ?? '';
  const slug = kind === undefined ? path.slice(path.lastIndexOf('/') + 1) : id;
  const words = await pageWords();
  if (!words) return undefined;
  const { brand } = await readCompany(handle);
  return { ...words, language, brand: brand[language], slug };

  async function pageWords(): Promise<PageWords | undefined> {
    if (kind === 'product') {
      const product = await findBody(handle, kind, id);
      return product && productWords(product, language);
    }
    if (kind === 'solution') {
      const solution = await findBody(handle, kind, id);
      return solution && solutionWords(solution, language);
    }
    if (kind === 'news') {
      const article = await findBody(handle, kind, id);
      return article && articleWords(article, language);
    }
    if (kind === 'item') {
      const item = await findItemWords(handle, id, language);
      return item && itemWords(item, language);
    }
    if (path !== routes.home) return listWords(path, language);
    const home = await findBody(handle, 'home', 'home');
    return home && homeWords(home, language);
  }
}
