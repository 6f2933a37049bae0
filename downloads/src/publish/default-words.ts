import { home } from '@uid/content/home';
import { products } from '@uid/content/products';
import { solutions } from '@uid/content/solutions';
import type { Language } from '@uid/contract/language';
import { productPath, routes, solutionPath } from '@uid/contract/pages';

import { homeWords, listWords, productWords, solutionWords } from '../open-graph/page-words.ts';
import type { PageWords } from '../open-graph/page-words.ts';

/**
 * Returns what a page's preview image says before staff have written anything; undefined for a page without an image.
 */
export function defaultWords(path: string, language: Language): PageWords | undefined {
  if (path === routes.home) return homeWords(home, language);
  const product = products.find(({ slug }) => productPath(slug) === path);
  if (product) return productWords(product, language);
  const solution = solutions.find(({ slug }) => solutionPath(slug) === path);
  if (solution) return solutionWords(solution, language);
  return listWords(path, language);
}
