import type { Language } from '@uid/contract/language';
import type { NavigationText } from '@uid/contract/navigation';
import { pageRows, routes } from '@uid/contract/pages';
import type { PageName, PageRow } from '@uid/contract/pages';

/**
 * Returns the header's links until staff write others: the pages whose row in the table of pages has `header`, in the
 * table's order.
 */
export function headerLinks(language: Language): NavigationText['header'] {
  return Object.entries<PageRow>(pageRows).flatMap(([name, { navigation, label }]) =>
    navigation?.header ? [{ name: label[language], path: routes[name as PageName] }] : [],
  );
}
