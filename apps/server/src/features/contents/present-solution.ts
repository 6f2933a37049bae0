import type { Product, Solution, SolutionText } from '@uid/contract/content';
import type { SolutionPage } from '@uid/contract/contents';
import type { Language } from '@uid/contract/language';

import type { Handle } from '../../database/database.ts';
import { listNamed } from './contents.ts';
import { presentProduct, presentSolution } from './presenters.ts';

/** Returns a solution with every product of its kit. Links to products that have since been withdrawn are left out. */
export async function presentSolutionPage(
  handle: Handle,
  solution: Solution,
  language: Language,
): Promise<Omit<SolutionPage, 'case'>> {
  const text = solution.text[language];
  const kit = new Set([...solution.products, ...text.bill.map(({ product }) => product)]);
  const drawn = boxesOf(text).flatMap(({ product }) => product ?? []);
  const there = await listNamed(handle, 'product', [...new Set([...kit, ...drawn])]);
  return {
    ...presentSolution(solution, language),
    text: withoutMissing(text, there),
    products: there
      .filter(({ slug }) => kit.has(slug))
      .map((each) => presentProduct(each, language)),
  };
}

function boxesOf({ architecture }: SolutionText) {
  return architecture?.tiers.flatMap(({ boxes }) => boxes) ?? [];
}

function withoutMissing(text: SolutionText, products: readonly Product[]): SolutionText {
  const there = new Set(products.map(({ slug }) => slug));
  const { bill, architecture } = text;
  return {
    ...text,
    bill: bill.filter(({ product }) => there.has(product)),
    ...(architecture && {
      architecture: {
        ...architecture,
        tiers: architecture.tiers.map((tier) => ({
          ...tier,
          boxes: tier.boxes.map(({ product, ...box }) => ({
            ...box,
            ...(product !== undefined && there.has(product) && { product }),
          })),
        })),
      },
    }),
  };
}
