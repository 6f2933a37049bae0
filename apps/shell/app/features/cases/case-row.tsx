import type { CaseReference } from '@uid/contract/contents';
import { Row } from '@uid/ui/row-list';

import { useLocalPath } from '../../layout/use-language.ts';
import { casesPath } from './case-filters.ts';
import styles from './case-row.module.css';

/** A case in a list: the number first. */
export function CaseRow({ clientCase }: { clientCase: CaseReference }) {
  const localPath = useLocalPath();
  const { id, page, headline, title, client } = clientCase;
  return (
    <Row
      title={title}
      href={localPath(`${casesPath({ page })}#${id}`)}
      meta={client}
      lead={<span className={styles.number}>{headline.value}</span>}
    >
      {headline.label}
    </Row>
  );
}
