import { routes } from '@uid/contract/pages';

/** Returns the path of all reorder lists, or of one; without language prefix. */
export function reorderPath(id?: string): string {
  return id ? `${routes.reorder}?list=${encodeURIComponent(id)}` : routes.reorder;
}
