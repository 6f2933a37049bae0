import { productGroups } from '@uid/contract/kinds';
import { productPath, solutionPath } from '@uid/contract/pages';
import type { Page, PageKind } from '@uid/contract/pages';
import { splitLanguage } from '@uid/contract/paths';
import { Icon } from '@uid/ui/icon';
import type { ComponentType } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';

import type { RootData } from '../../root.tsx';
import { layoutTexts } from '../layout-texts.ts';
import { useLanguage, useLocalPath } from '../use-language.ts';
import { usePages } from '../use-page.ts';
import styles from './header.module.css';

/** The site's parts; beside products and solutions a button opens all of them, unless the list is `isPlain`. */
export function NavigationList({ isPlain = false }: { isPlain?: boolean }) {
  const language = useLanguage();
  const localPath = useLocalPath();
  const { path: here } = splitLanguage(useLocation().pathname);
  const entries = usePages().filter(({ navigation }) => navigation?.header);
  const current = entries.findLast(({ path }) => `${here}/`.startsWith(`${path}/`));
  return (
    <ul className={isPlain ? styles.plain : styles.navigation}>
      {entries.map((page) => (
        <li key={page.path}>
          <a href={localPath(page.path)} aria-current={page === current ? 'true' : undefined}>
            {page.label?.[language]}
          </a>
          {!isPlain && <NavigationPanel page={page} />}
        </li>
      ))}
    </ul>
  );
}

/** What opens beside a part of the site that holds many pages. */
const panels: Partial<Record<PageKind, ComponentType>> = {
  products: ProductsPanel,
  solutions: SolutionsPanel,
};

function NavigationPanel({ page: { kind, path, label } }: { page: Page }) {
  const language = useLanguage();
  const Panel = panels[kind];
  if (!Panel) return null;
  const id = `menu-${path.slice(1)}`;
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        popoverTarget={id}
        aria-label={`${layoutTexts[language].menu} · ${label?.[language]}`}
      >
        <Icon name="chevron-down" size={16} />
      </button>
      <div id={id} popover="auto" className={styles.panel}>
        <Panel />
      </div>
    </>
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
