import { routes } from '@uid/contract/pages';

/** What the address of the cases says: the industry, the product, and the page of the list. */
export interface CaseFilters {
  industry?: string;
  product?: string;
  page?: number;
}

/** Returns the path of the cases with these filters. */
export function casesPath({ industry, product, page = 1 }: CaseFilters): string {
  const query = new URLSearchParams({
    ...(industry && { industry }),
    ...(product && { product }),
    ...(page > 1 && { page: `${page}` }),
  });
  return query.size > 0 ? `${routes.cases}?${query}` : routes.cases;
}
