import { productGroups } from '@uid/contract/kinds';
import { productPath, routes, solutionPath } from '@uid/contract/pages';
import { Icon } from '@uid/ui/icon';
import { useLocation, useRouteLoaderData } from 'react-router';

import type { RootData } from '../../root.tsx';
import { layoutTexts } from '../layout-texts.ts';
import { useLanguage, useLocalPath } from '../use-language.ts';
import styles from './header.module.css';

/** The site's parts; beside products and solutions a button opens all of them, unless the list is `isPlain`. */
export function NavigationList({ isPlain = false }: { isPlain?: boolean }) {
  const texts = layoutTexts[useLanguage()];
  const localPath = useLocalPath();
  const { pathname } = useLocation();
  const entries = [
    [texts.products, routes.products, <ProductsPanel key="products" />],
    [texts.solutions, routes.solutions, <SolutionsPanel key="solutions" />],
    [texts.mall, routes.mall],
    [texts.cases, routes.cases],
    [texts.news, routes.news],
    [texts.support, routes.support],
    [texts.cooperation, routes.cooperation],
  ] as const;
  const current = entries
    .map(([, path]) => localPath(path))
    .findLast((path) => pathname.startsWith(path));
  return (
    <ul className={isPlain ? styles.plain : styles.navigation}>
      {entries.map(([label, path, panel]) => (
        <li key={path}>
          <a href={localPath(path)} aria-current={localPath(path) === current ? 'true' : undefined}>
            {label}
          </a>
          {!isPlain && panel && (
            <>
              <button
                type="button"
                className={styles.opener}
                popoverTarget={`menu-${path.slice(1)}`}
                aria-label={`${texts.menu} · ${label}`}
              >
                <Icon name="chevron-down" size={16} />
              </button>
              <div id={`menu-${path.slice(1)}`} popover="auto" className={styles.panel}>
                {panel}
              </div>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function ProductsPanel() {
  const texts = layoutTexts[useLanguage()];
  const localPath = useLocalPath();
  const products = useRouteLoaderData<RootData>('root')?.products ?? [];
  return (
    <div className={styles.columns}>
      {productGroups.map((group) => (
        <div key={group}>
          <p className={styles.group}>{texts.groups[group]}</p>
          <ul className={styles.list}>
            {products
              .filter((each) => each.group === group)
              .map(({ slug, name }) => (
                <li key={slug}>
                  <a href={localPath(productPath(slug))}>{name}</a>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function SolutionsPanel() {
  const localPath = useLocalPath();
  const solutions = useRouteLoaderData<RootData>('root')?.solutions ?? [];
  return (
    <ul className={`${styles.list} ${styles.columns}`}>
      {solutions.map(({ slug, name, job }) => (
        <li key={slug}>
          <a href={localPath(solutionPath(slug))}>{name}</a>
          <p className={styles.job}>{job}</p>
        </li>
      ))}
    </ul>
  );
}
