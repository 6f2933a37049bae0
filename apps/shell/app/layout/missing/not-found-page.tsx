import { routes } from '@uid/contract/pages';
import { ButtonLink } from '@uid/ui/button-link';
import { Interference } from '@uid/ui/interference';

import { notFound } from '../../load-page.ts';
import { layoutTexts } from '../layout-texts.ts';
import { MissingStyles } from '../missing-styles.tsx';
import { useLanguage, useLocalPath } from '../use-language.ts';
import { MissingWords } from './missing-door.tsx';
import { MissingSearch } from './missing-search.tsx';
import { missingTexts } from './missing-texts.ts';
import styles from './not-found-page.module.css';
import { useNearby } from './use-nearby.ts';

export function loader() {
  return notFound();
}

/** The page for every unknown path, without the shared layout. */
export default function NotFoundPage() {
  const language = useLanguage();
  const localPath = useLocalPath();
  const { alike, lists } = missingTexts[language];
  const { part, typed, isAlike, offers } = useNearby();
  return (
    <main className={styles.page}>
      <title>404</title>
      <meta name="robots" content="noindex" />
      <MissingStyles />
      <div className={styles.drawing} aria-hidden="true">
        <Interference slug="404" />
      </div>
      <div className={styles.words}>
        <MissingWords />
        {isAlike && (
          <nav className={styles.offers} aria-label={alike}>
            <p>{alike}</p>
            <ul>
              {offers.map(({ path, title: name }) => (
                <li key={path}>
                  <a href={localPath(path)}>{name}</a>
                </li>
              ))}
            </ul>
          </nav>
        )}
        <MissingSearch typed={typed} part={part} />
        <p className={styles.actions}>
          {part && <ButtonLink href={localPath(routes[part])}>{lists[part]}</ButtonLink>}
          <ButtonLink href={localPath(routes.home)} tone={part ? 'secondary' : 'primary'}>
            {layoutTexts[language].backHome}
          </ButtonLink>
        </p>
      </div>
    </main>
  );
}
