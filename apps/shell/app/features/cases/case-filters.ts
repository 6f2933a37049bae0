import { routes } from '@uid/contract/pages';

/** What the address of the cases says: of which industry, with which product, which page of them. */
export interface CaseFilters {
  industry?: string;
  product?: string;
  page?: number;
}

/** The cases' own path with these filters. */
export function casesPath({ industry, product, page = 1 }: CaseFilters): string {
  const query = new URLSearchParams({
    ...(industry && { industry }),
    ...(product && { product }),
    ...(page > 1 && { page: `${page}` }),
  });
  return query.size > 0 ? `${routes.cases}?${query}` : routes.cases;
}
