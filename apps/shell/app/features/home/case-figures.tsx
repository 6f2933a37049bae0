import { routes } from '@uid/contract/pages';
import type { CaseSummary } from '@uid/contract/contents';
import { HeadingText } from '@uid/ui/heading-text';

import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import { caseGist } from '../cases/case-gist.ts';
import styles from './home-page.module.css';

/** Cases, each with its number first and large. */
export function CaseFigures({ cases }: { cases: CaseSummary[] }) {
  const language = useLanguage();
  const localPath = useLocalPath();
  return (
    <ul className={styles.figures}>
      {cases.map((each) => (
        <li key={each.id}>
          {each.figures && (
            <>
              <p className={styles.figure}>{each.figures.headline.value}</p>
              <p className={styles.label}>{caseGist(each, language)}</p>
            </>
          )}
          <h3>
            <a href={localPath(`${routes.cases}#${each.id}`)}>
              <HeadingText>{each.title}</HeadingText>
            </a>
          </h3>
          <p className={styles.source}>{each.client}</p>
        </li>
      ))}
    </ul>
  );
}
