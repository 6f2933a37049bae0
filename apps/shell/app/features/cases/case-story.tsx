import { certificatePath, productPath, solutionPath } from '@uid/contract/pages';
import type { CaseSummary, ProductSummary } from '@uid/contract/contents';
import { Column, Grid } from '@uid/ui/grid';

import { Drawing } from '../../layout/drawing.tsx';
import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import { CaseChart } from './case-chart.tsx';
import styles from './case-story.module.css';
import { caseGist } from './case-gist.ts';
import { caseTexts } from './case-texts.ts';

interface CaseStoryProps {
  clientCase: CaseSummary;
  products: ProductSummary[];
}

/** One case: its number, the four parts of the story, the chart from its data, the kit used. */
export function CaseStory({ clientCase, products }: CaseStoryProps) {
  const language = useLanguage();
  const texts = caseTexts[language];
  const localPath = useLocalPath();
  const { client, figures, industry, year, solution } = clientCase;
  return (
    <Grid>
      <Column span={5} className={styles.figures}>
        {figures && (
          <>
            <p className={styles.number}>{figures.headline.value}</p>
            <p>{caseGist(clientCase, language)}</p>
          </>
        )}
        <p className={styles.client}>
          {client} · {texts.industries[industry]} · {year}
        </p>
        {figures && (
          <>
            <CaseChart chart={figures.chart} />
            <p className={styles.method}>
              {texts.method}
              {figures.method}
            </p>
            <p className={styles.method}>
              {texts.basis}
              {figures.certificate ? (
                <a href={localPath(certificatePath(figures.certificate.id))}>
                  {figures.certificate.name}
                </a>
              ) : (
                texts.ofClient
              )}
            </p>
          </>
        )}
      </Column>
      <Column span={7}>
        <dl className={styles.story}>
          {(['situation', 'choice', 'rollout'] as const).map((part) => (
            <div key={part}>
              <dt>{texts[part]}</dt>
              <dd>{clientCase[part]}</dd>
            </div>
          ))}
          {figures && (
            <div>
              <dt>{texts.result}</dt>
              <dd>{figures.result}</dd>
            </div>
          )}
        </dl>
        <h3 className={styles.kitTitle}>{texts.products}</h3>
        <ul className={styles.kit}>
          {products.map(({ slug, name, drawing }) => (
            <li key={slug}>
              <a href={localPath(productPath(slug))}>
                <Drawing name={drawing} />
                <span>{name}</span>
              </a>
            </li>
          ))}
        </ul>
        {solution && (
          <p className={styles.method}>
            <a href={localPath(solutionPath(solution))}>{texts.solution}</a>
          </p>
        )}
      </Column>
    </Grid>
  );
}
