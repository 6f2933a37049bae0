import { routes } from '@uid/contract/pages';
import type { CaseSummary } from '@uid/contract/contents';
import { Row } from '@uid/ui/row-list';

import { useLocalPath } from '../../layout/use-language.ts';
import styles from './case-row.module.css';

/** A case in a list: the number first. */
export function CaseRow({ clientCase }: { clientCase: CaseSummary }) {
  const localPath = useLocalPath();
  const { id, headline, title, client } = clientCase;
  return (
    <Row
      title={title}
      href={`${localPath(routes.cases)}#${id}`}
      meta={client}
      lead={<span className={styles.number}>{headline.value}</span>}
    >
      {headline.label}
    </Row>
  );
}
