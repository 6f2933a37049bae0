import type { Item } from '@uid/contract/catalogue';
import { productPath } from '@uid/contract/pages';
import { Disclosure } from '@uid/ui/disclosure';
import { HeadingText } from '@uid/ui/heading-text';
import { Section } from '@uid/ui/section';
import { SpecificationTable } from '@uid/ui/specification-table';

import { useLanguage, useLocalPath } from '../../../../layout/use-language.ts';
import { ProductDownloads } from '../../../downloads/product-downloads.tsx';
import { aboutTexts } from './about-texts.ts';
import styles from './about.module.css';
import { ItemFits } from './item-fits.tsx';
import type { About } from './load-about.ts';
import { RelatedItems } from './related-items.tsx';

/** Below the purchase form: the specification, what the item works with, what goes with it, documents and questions. */
export function AboutItem({ item, about }: { item: Item; about: About }) {
  const texts = aboutTexts[useLanguage()];
  const localPath = useLocalPath();
  const { product, downloads, related } = about;
  const { specification, questions } = product.text;
  return (
    <>
      <Section
        id="specification"
        title={texts.specification}
        weight="table"
        aside={<a href={localPath(productPath(product.slug))}>{texts.more}</a>}
      >
        <SpecificationTable
          caption={`${product.name} · ${texts.specification}`}
          hideCaption
          groups={specification.map(({ group, rows }) => ({
            title: group,
            rows: rows.map(({ name, value }) => ({ name, values: [value] })),
          }))}
        />
        <p className={styles.intro}>{texts.ofProduct(product.name)}</p>
      </Section>
      <ItemFits id={item.id} name={item.name} about={about} />
      <RelatedItems id={item.id} related={related} />
      {(questions || downloads?.length !== 0) && (
        <Section title={texts.details} weight="quiet">
          {downloads?.length !== 0 && <ProductDownloads downloads={downloads} />}
          {questions?.map(({ question, answer }) => (
            <Disclosure key={question} title={<HeadingText inClauses>{question}</HeadingText>}>
              <p>{answer}</p>
            </Disclosure>
          ))}
        </Section>
      )}
    </>
  );
}
