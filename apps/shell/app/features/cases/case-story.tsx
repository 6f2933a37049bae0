import type { CaseSummary } from '@uid/contract/site';
import { DescriptionList } from '@uid/ui/description-list';
import { Column, Grid } from '@uid/ui/grid';

import { useLanguage } from '../../layout/use-language.ts';
import { CaseChart } from './case-chart.tsx';
import styles from './case-story.module.css';
import { caseTexts } from './case-texts.ts';

interface CaseStoryProps {
  clientCase: CaseSummary;
  products: { name: string; href: string }[];
}

/** One case: its number, the four parts of the story, the chart from its data. */
export function CaseStory({ clientCase, products }: CaseStoryProps) {
  const texts = caseTexts[useLanguage()];
  const { client, headline, method, chart } = clientCase;
  return (
    <Grid>
      <Column span={5}>
        <p className={styles.client}>{client}</p>
        <p className={styles.number}>{headline.value}</p>
        <p>{headline.label}</p>
        <CaseChart chart={chart} />
        <p className={styles.method}>
          {texts.method}
          {method}
        </p>
      </Column>
      <Column span={7}>
        <DescriptionList
          items={(['situation', 'choice', 'rollout', 'result'] as const).map((part) => ({
            id: part,
            term: texts[part],
            details: clientCase[part],
          }))}
        />
        <p className={styles.products}>
          {texts.products}:{' '}
          {products.map(({ name, href }, index) => (
            <span key={href}>
              {index > 0 && ' · '}
              <a href={href}>{name}</a>
            </span>
          ))}
        </p>
      </Column>
    </Grid>
  );
}
