import type { CaseReference } from '@uid/contract/contents';
import { Row } from '@uid/ui/row-list';

import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import { caseGist } from './case-gist.ts';
import { casesPath } from './case-filters.ts';
import styles from './case-row.module.css';

/** A case in a list, its number first. */
export function CaseRow({ clientCase }: { clientCase: CaseReference }) {
  const language = useLanguage();
  const localPath = useLocalPath();
  const { id, page, figures, title, client } = clientCase;
  return (
    <Row
      title={title}
      href={localPath(`${casesPath({ page })}#${id}`)}
      meta={client}
      lead={figures && <span className={styles.number}>{figures.headline.value}</span>}
    >
      {figures && caseGist(clientCase, language)}
    </Row>
  );
}
