import type { CaseSummary } from '@uid/contract/contents';
import { routes } from '@uid/contract/pages';

/** What the address of the cases says: of which industry, with which product. */
export interface CaseFilters {
  industry?: string;
  product?: string;
}

/** The cases' own path with these filters. */
export function casesPath({ industry, product }: CaseFilters): string {
  const query = new URLSearchParams({ ...(industry && { industry }), ...(product && { product }) });
  return query.size > 0 ? `${routes.cases}?${query}` : routes.cases;
}

export function withProduct(
  cases: readonly CaseSummary[],
  product: string | undefined,
): CaseSummary[] {
  return cases.filter((each) => !product || each.products.includes(product));
}
