import { SpecificationTable } from '@uid/ui/specification-table';

import { useLanguage } from '../../../layout/use-language.ts';
import { mallTexts } from '../../catalogue/mall-texts.ts';
import { compareProducts } from './compare-products.ts';
import { ComparedHead } from './compared-head.tsx';
import { comparisonTexts } from './comparison-texts.ts';
import styles from './comparison.module.css';
import type { Compared } from './load-compared.ts';

/**
 * Compares two to four products or items: their rows are aligned, and differences are marked in words and not by colour
 * alone. A checkbox hides the rows that are the same in all of them; the style sheet does that.
 */
export function Comparison({ columns }: { columns: Compared[] }) {
  const texts = comparisonTexts[useLanguage()];
  const { shared, own } = compareProducts(columns.map(({ product }) => product.text));
  const rowOf = ({ name, values, isDifferent }: (typeof shared)[number]) => ({
    name,
    values: values.map((value) => value ?? <NotStated key={name} />),
    note: isDifferent && <span className={styles.differs}>{texts.differs}</span>,
    isSame: !isDifferent,
  });
  return (
    <div className={styles.comparison}>
      <label className={styles.only}>
        <input type="checkbox" className={styles.onlyBox} />
        {texts.onlyDifferences}
      </label>
      <SpecificationTable
        caption={columns.map(({ product, item }) => item?.name ?? product.name).join(' · ')}
        hideCaption
        className={styles.table}
        nameLabel={texts.name}
        models={columns.map((column) => (
          <ComparedHead
            key={column.item?.id ?? column.product.slug}
            column={column}
            all={columns}
          />
        ))}
        groups={[
          { title: texts.overview, rows: useOverview(columns).map(rowOf) },
          ...(shared.length > 0 ? [{ title: texts.shared, rows: shared.map(rowOf) }] : []),
          ...(own.length > 0
            ? [{ title: texts.own, rows: own.map((row) => ({ ...rowOf(row), note: undefined })) }]
            : []),
        ]}
      />
    </div>
  );
}

/**
 * Returns what is said about each column besides its specification; rows that only items have are left out if there is
 * no item.
 */
function useOverview(columns: readonly Compared[]): ReturnType<typeof compareProducts>['shared'] {
  const language = useLanguage();
  const [texts, mall] = [comparisonTexts[language], mallTexts[language]];
  const row = (name: string, valueOf: (column: Compared) => string | undefined) => {
    const values = columns.map(valueOf);
    return { name, values, isDifferent: new Set(values).size > 1 };
  };
  const { length } = columns.filter(({ item }) => item);
  return [
    row(texts.job, ({ product, item }) => item?.summary ?? product.job),
    ...(length > 0
      ? [
          row(mall.choose, ({ item }) => item?.variants.map(({ name }) => name).join(' / ')),
          row(texts.stock, ({ item }) => item && stockOf(item.available, mall)),
          row(mall.delivery, ({ item }) => item && mall.deliveries[item.delivery]),
          row(mall.form, ({ item }) => item && mall.forms[item.formFactor]),
          row(mall.includes, ({ item }) => item?.includes.join(' · ')),
        ]
      : []),
    row(texts.standards, ({ product }) => product.text.standards?.map(({ id }) => id).join(' · ')),
  ];
}

function stockOf(available: number, texts: (typeof mallTexts)['zh']): string {
  return available > 0 ? texts.stock(available) : texts.soldOut;
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
