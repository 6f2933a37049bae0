import { Breadcrumbs } from '@uid/ui/breadcrumbs';

import { useLanguage, useLocalPath } from './use-language.ts';

const texts = { zh: { label: '当前位置' }, en: { label: 'You are here' } };

interface PageBreadcrumbsProps {
  /** The page above this one; its path has no language prefix. */
  parent: { label: string; path: string };
  title: string;
}

/** Shows where the page is on the site. */
export function PageBreadcrumbs({ parent, title }: PageBreadcrumbsProps) {
  const { label } = texts[useLanguage()];
  const href = useLocalPath()(parent.path);
  return <Breadcrumbs label={label} items={[{ label: parent.label, href }, { label: title }]} />;
}
