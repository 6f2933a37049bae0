import { productGroups } from '@uid/contract/kinds';
import { productPath, routes, solutionPath } from '@uid/contract/pages';
import { splitLanguage } from '@uid/contract/paths';
import { Icon } from '@uid/ui/icon';
import type { ComponentType } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';

import type { RootData } from '../../root.tsx';
import { layoutTexts } from '../layout-texts.ts';
import { linkHref } from '../link-href.ts';
import { useLanguage, useLocalPath } from '../use-language.ts';
import styles from './header.module.css';
import phone from './phone.module.css';

/** The site's parts; beside products and solutions a button opens all of them; where the list is `isPlain`, products unfold below their name. */
export function NavigationList({ isPlain = false }: { isPlain?: boolean }) {
  const language = useLanguage();
  const { path: here } = splitLanguage(useLocation().pathname);
  const entries = useRouteLoaderData<RootData>('root')?.navigation.header ?? [];
  // Of a part and a part of it, the inner one, wherever they stand.
  const current = entries
    .filter(({ path }) => `${here}/`.startsWith(`${path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
  return (
    <ul className={isPlain ? styles.plain : styles.navigation}>
      {entries.map((entry) => (
        <li key={`${entry.name} ${entry.path}`}>
          <a
            href={linkHref(entry.path, language)}
            aria-current={entry === current ? 'true' : undefined}
          >
            {entry.name}
          </a>
          <NavigationPanel {...entry} isPlain={isPlain} />
        </li>
      ))}
    </ul>
  );
}

/** What opens beside a part of the site that holds many pages. */
const panels: Readonly<Record<string, ComponentType>> = {
  [routes.products]: ProductsPanel,
  [routes.solutions]: SolutionsPanel,
};

interface NavigationPanelProps {
  name: string;
  path: string;
  isPlain: boolean;
}

function NavigationPanel({ name, path, isPlain }: NavigationPanelProps) {
  const language = useLanguage();
  const Panel = panels[path];
  if (!Panel) return null;
  const label = `${layoutTexts[language].menu} · ${name}`;
  // The few solutions stand on their page: each link of a menu is in the markup of every page.
  if (isPlain && path !== routes.products) return null;
  if (isPlain)
    return (
      <details className={phone.fold}>
        <summary aria-label={label}>
          <Icon name="chevron-down" size={16} />
        </summary>
        <ProductNames />
      </details>
    );
  const id = `menu-${path.slice(1)}`;
  return (
    <>
      <button type="button" className={styles.opener} popoverTarget={id} aria-label={label}>
        <Icon name="chevron-down" size={16} />
      </button>
      <div id={id} popover="auto" className={styles.panel}>
        <Panel />
      </div>
    </>
  );
}

/** The names alone, for a menu. */
function ProductNames() {
  const localPath = useLocalPath();
  const products = useRouteLoaderData<RootData>('root')?.products ?? [];
  return (
    <ul>
      {products.map(({ slug, name }) => (
        <li key={slug}>
          <a href={localPath(productPath(slug))}>{name}</a>
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
