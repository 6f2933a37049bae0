import { routes } from '@uid/contract/pages';

/** All reorder lists, or one; without language prefix. */
export function reorderPath(id?: string): string {
  return id ? `${routes.reorder}?list=${encodeURIComponent(id)}` : routes.reorder;
}
