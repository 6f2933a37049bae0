import { productPath, routes } from '@uid/contract/pages';
import type { ProductPage } from '@uid/contract/contents';
import { SpecificationTable } from '@uid/ui/specification-table';

import { useLanguage, useLocalPath } from '../../../layout/use-language.ts';
import { compareProducts } from './compare-products.ts';
import { comparisonTexts } from './comparison-texts.ts';
import styles from './comparison.module.css';

export type ComparedProduct = Pick<ProductPage, 'slug' | 'name' | 'job' | 'text'>;

/** Two to four products, their rows aligned, differences marked in words and not by colour alone. */
export function Comparison({ products }: { products: ComparedProduct[] }) {
  const texts = comparisonTexts[useLanguage()];
  const { shared, own } = compareProducts(products.map(({ text }) => text));
  const rowOf = ({ name, values, isDifferent }: (typeof shared)[number]) => ({
    name,
    values: values.map((value) => value ?? <NotStated key={name} />),
    note: isDifferent && <span className={styles.differs}>{texts.differs}</span>,
  });
  return (
    <SpecificationTable
      caption={products.map(({ name }) => name).join(' · ')}
      hideCaption
      nameLabel={texts.name}
      models={products.map((product) => (
        <Head key={product.slug} product={product} all={products} />
      ))}
      groups={[
        {
          title: texts.overview,
          rows: [
            { name: texts.job, values: products.map(({ job }) => job) },
            {
              name: texts.standards,
              values: products.map(({ text }) =>
                text.standards ? (
                  text.standards.map(({ id }) => id).join(' · ')
                ) : (
                  <NotStated key="standards" />
                ),
              ),
            },
          ],
        },
        ...(shared.length > 0 ? [{ title: texts.shared, rows: shared.map(rowOf) }] : []),
        {
          title: texts.own,
          rows: own.map((row) => ({ ...rowOf(row), note: undefined })),
        },
      ]}
    />
  );
}

function NotStated() {
  return (
    <>
      <span className={styles.none} aria-hidden="true">
        —
      </span>
      <span className="visually-hidden">{comparisonTexts[useLanguage()].none}</span>
    </>
  );
}

interface HeadProps {
  product: ComparedProduct;
  all: ComparedProduct[];
}

function Head({ product, all }: HeadProps) {
  const texts = comparisonTexts[useLanguage()];
  const localPath = useLocalPath();
  const others = all.filter(({ slug }) => slug !== product.slug);
  const query = new URLSearchParams(others.map(({ slug }) => ['compare', slug]));
  return (
    <>
      <a href={localPath(productPath(product.slug))}>{product.name}</a>
      {others.length > 1 && (
        <a
          className={styles.remove}
          href={`${localPath(routes.products)}?${query}#compare`}
          aria-label={`${texts.remove} ${product.name}`}
        >
          {texts.remove}
        </a>
      )}
    </>
  );
}
