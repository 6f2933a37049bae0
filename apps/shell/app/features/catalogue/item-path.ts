import { routes } from '@uid/contract/pages';

/** The item's page, with a model of it chosen where one is named. */
export function itemPath(id: string, sku?: string): string {
  return `${routes.mall}?${new URLSearchParams({ item: id, ...(sku && { sku }) })}`;
}
