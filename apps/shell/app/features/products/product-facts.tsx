import type { ProductText } from '@uid/contract/content';
import { Button } from '@uid/ui/button';
import { Section } from '@uid/ui/section';
import { SpecificationTable } from '@uid/ui/specification-table';

import { copyWords } from '../../layout/copy/copy-words.ts';
import { useLanguage } from '../../layout/use-language.ts';
import styles from './product-page.module.css';
import { productMarkers } from './product-markers.ts';
import { productTexts } from './product-texts.ts';

/** The specification, and an open statement of what the product does not do. */
export function ProductFacts({ text }: { text: ProductText }) {
  const language = useLanguage();
  const texts = productTexts[language];
  const { sections } = texts;
  return (
    <>
      <Section
        id="specification"
        title={sections.specification}
        weight="table"
        aside={
          <span className={styles.tools} hidden {...{ [productMarkers.tools]: '' }}>
            <Button
              size="small"
              tone="quiet"
              {...{ [productMarkers.copy]: '', ...copyWords(language) }}
            >
              {texts.copy}
            </Button>
            <Button size="small" tone="quiet" {...{ [productMarkers.print]: '' }}>
              {texts.print}
            </Button>
          </span>
        }
      >
        <SpecificationTable
          caption={`${text.name} · ${sections.specification}`}
          hideCaption
          groups={text.specification.map(({ group, rows }) => ({
            title: group,
            rows: rows.map(({ name, value }) => ({ name, values: [value] })),
          }))}
        />
      </Section>
      <Section id="limits" title={sections.limits} weight="quiet">
        <ul className={styles.limits}>
          {text.limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </Section>
    </>
  );
}
