import { identityRoutes, routes } from '@uid/contract/pages';
import type { ProductSummary } from '@uid/contract/contents';
import { Button } from '@uid/ui/button';
import { SelectField } from '@uid/ui/select-field';

import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import styles from './support-page.module.css';

const texts = {
  zh: {
    label: '常用入口',
    quote: '询价',
    ticket: '报告故障',
    downloads: '下载文档',
    advisories: '安全公告',
    orders: '查订单与物流',
    security: '账户安全',
    product: '按产品查找',
    show: '查看',
  },
  en: {
    label: 'Top tasks',
    quote: 'Get a quote',
    ticket: 'Report a fault',
    downloads: 'Download documents',
    advisories: 'Security advisories',
    orders: 'Orders and deliveries',
    security: 'Account security',
    product: 'Find by product',
    show: 'Show',
  },
};

/** What most visitors come for, and links to everything about one product. */
export function TopTasks({ products }: { products: readonly ProductSummary[] }) {
  const words = texts[useLanguage()];
  const localPath = useLocalPath();
  const path = localPath(routes.support);
  const tasks = [
    [words.quote, `${path}?topic=quote#contact`],
    [words.ticket, `${path}?topic=ticket#contact`],
    [words.downloads, '#downloads'],
    [words.advisories, '#advisories'],
    [words.orders, localPath(routes.orders)],
    [words.security, localPath(identityRoutes.security)],
  ] as const;
  return (
    <div className={styles.start}>
      <nav aria-label={words.label}>
        <ul className={styles.tasks}>
          {tasks.map(([label, href]) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </nav>
      <form className={styles.search} action={path} method="get" data-print="no">
        <SelectField
          name="q"
          id="product-picker"
          label={words.product}
          options={products.map(({ name }) => ({ value: name, label: name }))}
        />
        <Button type="submit" tone="secondary">
          {words.show}
        </Button>
      </form>
    </div>
  );
}
