import type { ProductText } from '@uid/contract/content';
import { DescriptionList } from '@uid/ui/description-list';
import { Section } from '@uid/ui/section';
import { SpecificationTable } from '@uid/ui/specification-table';
import { Table } from '@uid/ui/table';

import { useLanguage } from '../../layout/use-language.ts';
import styles from './product-page.module.css';
import { productTexts } from './product-texts.ts';

/** Specification, compatibility, deployment, scenarios, standards and limits. */
export function ProductFacts({ text }: { text: ProductText }) {
  const texts = productTexts[useLanguage()];
  const { sections } = texts;
  const { specification, compatibility, deployment, scenarios, standards, limits } = text;
  return (
    <>
      <Section id="specification" title={sections.specification}>
        <SpecificationTable
          caption={`${text.name} · ${sections.specification}`}
          hideCaption
          groups={specification.map(({ group, rows }) => ({
            title: group,
            rows: rows.map(({ name, value }) => ({ name, values: [value] })),
          }))}
        />
      </Section>
      <Section title={sections.compatibility} tone="wash">
        <Table
          caption={sections.compatibility}
          hideCaption
          rows={compatibility}
          keyOf={({ subject }) => subject}
          columns={[
            { id: 'subject', label: texts.subject, cell: ({ subject }) => subject },
            { id: 'supported', label: texts.supported, cell: ({ supported }) => supported },
            { id: 'note', label: texts.note, cell: ({ note }) => note },
          ]}
        />
      </Section>
      <Section title={sections.deployment}>
        <ol className={styles.columns}>
          {deployment.map(({ title, text: line }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{line}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section title={sections.scenarios} tone="wash">
        <ul className={styles.columns}>
          {scenarios.map(({ title, text: line }) => (
            <li key={title}>
              <h3>{title}</h3>
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
        <ul className={styles.prose}>
          {limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </Section>
    </>
  );
}
