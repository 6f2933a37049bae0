import type { listAdvisories } from '@uid/contract/contents';
import type { OutputOf } from '@uid/contract/endpoint';
import { advisoryPath } from '@uid/contract/paths';
import { DescriptionList } from '@uid/ui/description-list';
import { Disclosure } from '@uid/ui/disclosure';
import { Tag } from '@uid/ui/tag';

import { Day } from '../../layout/day.tsx';
import { useLanguage } from '../../layout/use-language.ts';
import styles from './support-page.module.css';
import { supportTexts } from './support-texts.ts';

/** Advisories: what is affected, what is not, and where it is fixed. */
export function AdvisoryList({
  advisories,
}: {
  advisories: OutputOf<typeof listAdvisories>['advisories'];
}) {
  const language = useLanguage();
  const texts = supportTexts[language];
  const separator = { zh: '；', en: '; ' }[language];
  return advisories.map(
    ({
      id,
      title,
      summary,
      severity,
      score,
      publishedOn,
      affected,
      notAffected,
      fixed,
      workaround,
    }) => (
      <Disclosure
        key={id}
        id={id.toLowerCase()}
        title={
          <>
            <span className={styles.number}>{id}</span> {title}
          </>
        }
        trailing={
          <Tag
            tone={score >= 7 ? 'danger' : 'neutral'}
          >{`${texts.severity[severity]} ${score.toFixed(1)}`}</Tag>
        }
      >
        <p>
          <Day date={publishedOn} /> {summary}
        </p>
        <DescriptionList
          items={[
            { id: 'affected', term: texts.affected, details: affected.join(separator) },
            {
              id: 'not-affected',
              term: texts.notAffected,
              details: notAffected.join(separator) || '—',
            },
            { id: 'fixed', term: texts.fixed, details: fixed.join(separator) },
            { id: 'workaround', term: texts.workaround, details: workaround },
            {
              id: 'file',
              term: texts.forMachines,
              details: <a href={advisoryPath({ id, publishedOn })}>CSAF 2.0</a>,
            },
          ]}
        />
      </Disclosure>
    ),
  );
}
