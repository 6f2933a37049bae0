import type { ProductText } from '@uid/contract/content';
import { Button } from '@uid/ui/button';
import { DescriptionList } from '@uid/ui/description-list';
import { HeadingText } from '@uid/ui/heading-text';
import { Section } from '@uid/ui/section';
import { SpecificationTable } from '@uid/ui/specification-table';

import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import { CompatibilityFinder } from './compatibility-finder.tsx';
import styles from './product-page.module.css';
import { productMarkers } from './product-markers.ts';
import { quotePathOf } from './product-offer.tsx';
import { productTexts } from './product-texts.ts';

interface ProductFactsProps {
  slug: string;
  text: ProductText;
  /** What the compatibility finder is asked. */
  find: string;
}

/** Specification, compatibility, deployment, scenarios, standards and limits. */
export function ProductFacts({ slug, text, find }: ProductFactsProps) {
  const localPath = useLocalPath();
  const texts = productTexts[useLanguage()];
  const { sections } = texts;
  const { specification, compatibility, deployment, scenarios, standards, limits } = text;
  return (
    <>
      <Section
        id="specification"
        title={sections.specification}
        aside={
          <span className={styles.tools} hidden {...{ [productMarkers.tools]: '' }}>
            <Button
              type="button"
              size="small"
              tone="quiet"
              {...{ [productMarkers.copy]: texts.copied }}
            >
              {texts.copy}
            </Button>
            <Button type="button" size="small" tone="quiet" {...{ [productMarkers.print]: '' }}>
              {texts.print}
            </Button>
          </span>
        }
      >
        <SpecificationTable
          caption={`${text.name} · ${sections.specification}`}
          hideCaption
          groups={specification.map(({ group, rows }) => ({
            title: group,
            rows: rows.map(({ name, value }) => ({ name, values: [value] })),
          }))}
        />
      </Section>
      <Section id="compatibility" title={sections.compatibility} tone="wash">
        <CompatibilityFinder
          name={text.name}
          compatibility={compatibility}
          find={find}
          quotePath={localPath(quotePathOf(slug))}
        />
      </Section>
      <Section id="deployment" title={sections.deployment}>
        <ol className={`${styles.columns} ${styles.steps}`}>
          {deployment.map(({ title, text: line }) => (
            <li key={title}>
              <h3>
                <HeadingText>{title}</HeadingText>
              </h3>
              <p>{line}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section title={sections.scenarios} tone="wash">
        <ul className={styles.columns}>
          {scenarios.map(({ title, text: line }) => (
            <li key={title}>
              <h3>
                <HeadingText>{title}</HeadingText>
              </h3>
              <p>{line}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="standards" title={sections.standards}>
        <DescriptionList
          items={standards.map(({ id, title, scope }) => ({
            id,
            term: (
              <>
                <strong>{id}</strong> {title}
              </>
            ),
            details: scope,
          }))}
        />
      </Section>
      <Section id="limits" title={sections.limits} tone="wash">
        <ul className={styles.limits}>
          {limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </Section>
    </>
  );
}
