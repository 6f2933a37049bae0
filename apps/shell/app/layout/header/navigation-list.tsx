import { productGroups } from '@uid/contract/kinds';
import { productPath, routes, solutionPath } from '@uid/contract/pages';
import { splitLanguage } from '@uid/contract/paths';
import { Icon } from '@uid/ui/icon';
import { useLocation, useRouteLoaderData } from 'react-router';

import type { RootData } from '../../root.tsx';
import { layoutTexts } from '../layout-texts.ts';
import { linkHref } from '../link-href.ts';
import { useLanguage, useLocalPath } from '../use-language.ts';
import styles from './header.module.css';
import phone from './phone.module.css';

/**
 * The sections of the site. Beside products and solutions a button opens the list of all of them; if `isPlain`, each
 * list unfolds below the section's name.
 */
export function NavigationList({ isPlain = false }: { isPlain?: boolean }) {
  const language = useLanguage();
  const { path: here } = splitLanguage(useLocation().pathname);
  const entries = useRouteLoaderData<RootData>('root')?.navigation.header ?? [];
  // If a section and a section inside it both match, the inner one is current, wherever they are in the list.
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

interface Part {
  list: 'products' | 'solutions';
  pathOf: (slug: string) => string;
}

/** The sections of the site that contain many pages. */
const parts: Readonly<Record<string, Part>> = {
  [routes.products]: { list: 'products', pathOf: productPath },
  [routes.solutions]: { list: 'solutions', pathOf: solutionPath },
};

interface NavigationPanelProps {
  name: string;
  path: string;
  isPlain: boolean;
}

function NavigationPanel({ name, path, isPlain }: NavigationPanelProps) {
  const language = useLanguage();
  const part = parts[path];
  if (!part) return null;
  const label = `${layoutTexts[language].menu} · ${name}`;
  if (isPlain)
    return (
      <details className={phone.fold}>
        <summary aria-label={label}>
          <Icon name="chevron-down" size={16} />
        </summary>
        <Names {...part} />
      </details>
    );
  const id = `menu-${path.slice(1)}`;
  return (
    <>
      <button type="button" className={styles.opener} popoverTarget={id} aria-label={label}>
        <Icon name="chevron-down" size={16} />
      </button>
      <div id={id} popover="auto" className={styles.panel}>
        {part.list === 'products' ? (
          <ProductsPanel />
        ) : (
          <Names {...part} className={`${styles.list} ${styles.columns}`} />
        )}
      </div>
    </>
  );
}

/** Shows only names, because each menu is in the markup of every page. */
function Names({ list, pathOf, className }: Part & { className?: string }) {
  const localPath = useLocalPath();
  const pages = useRouteLoaderData<RootData>('root')?.[list] ?? [];
  return (
    <ul className={className}>
      {pages.map(({ slug, name }) => (
        <li key={slug}>
          <a href={localPath(pathOf(slug))}>{name}</a>
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
