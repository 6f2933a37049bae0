import { routes } from '@uid/contract/routes';

export function itemPath(id: string): string {
  return `${routes.mall}?item=${encodeURIComponent(id)}`;
}
