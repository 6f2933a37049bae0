import { routes } from '@uid/contract/pages';
import type { CaseSummary } from '@uid/contract/contents';
import { HeadingText } from '@uid/ui/heading-text';

import { useLocalPath } from '../../layout/use-language.ts';
import styles from './home-page.module.css';

/** Cases, the number first and large. */
export function CaseFigures({ cases }: { cases: CaseSummary[] }) {
  const localPath = useLocalPath();
  return (
    <ul className={styles.figures}>
      {cases.map(({ id, headline, title, client }) => (
        <li key={id}>
          <p className={styles.figure}>{headline.value}</p>
          <p className={styles.label}>{headline.label}</p>
          <h3>
            <a href={localPath(`${routes.cases}#${id}`)}>
              <HeadingText>{title}</HeadingText>
            </a>
          </h3>
          <p className={styles.source}>{client}</p>
        </li>
      ))}
    </ul>
  );
}
