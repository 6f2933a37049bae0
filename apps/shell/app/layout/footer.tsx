import { routes } from '@uid/contract/routes';
import { useRouteLoaderData } from 'react-router';

import type { RootData } from '../root.tsx';
import styles from './footer.module.css';
import { layoutTexts } from './layout-texts.ts';
import { useLanguage, useLocalPath } from './use-language.ts';

export function Footer() {
  const texts = layoutTexts[useLanguage()];
  const localPath = useLocalPath();
  const company = useRouteLoaderData<RootData>('root')?.company;
  const links = [
    [texts.products, routes.products],
    [texts.solutions, routes.solutions],
    [texts.mall, routes.mall],
    [texts.cases, routes.cases],
    [texts.news, routes.news],
    [texts.support, routes.support],
    [texts.cooperation, routes.cooperation],
  ] as const;
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <nav aria-label={texts.brand}>
          <ul className={styles.links}>
            {links.map(([label, path]) => (
              <li key={path}>
                <a href={localPath(path)}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
        {company && (
          <address className={styles.contact}>
            {company.phones.map(({ label, number }) => (
              <p key={number}>
                {label} <a href={`tel:${number.replaceAll(/[^+\d]/g, '')}`}>{number}</a>
              </p>
            ))}
            <p>
              <a href={`mailto:${company.email}`}>{company.email}</a>
            </p>
            <p>{company.hours}</p>
          </address>
        )}
        {company && (
          <p className={styles.legal}>
            <span>{company.legalName}</span>
            <span>{company.address}</span>
            <span>{company.icpFiling}</span>
            <span>{company.policeFiling}</span>
          </p>
        )}
      </div>
    </footer>
  );
}
