import { productPath, routes } from '@uid/contract/pages';

import { Drawing } from '../../../layout/drawing.tsx';
import type { DrawingName } from '../../../layout/drawing.tsx';
import { useLanguage, useLocalPath } from '../../../layout/use-language.ts';
import { itemPath } from '../../catalogue/item-paths.ts';
import { PriceFrom } from '../../catalogue/price-from.tsx';
import { Picture } from '../../pictures/picture.tsx';
import { comparisonTexts } from './comparison-texts.ts';
import styles from './comparison.module.css';
import type { Compared } from './load-compared.ts';

interface ComparedHeadProps {
  column: Compared;
  all: readonly Compared[];
}

/** The head of a column: the picture, the name, the price, and a link to the table without this column. */
export function ComparedHead({ column, all }: ComparedHeadProps) {
  const texts = comparisonTexts[useLanguage()];
  const localPath = useLocalPath();
  const { product, item, fromFen = item?.fromFen } = column;
  const name = item?.name ?? product.name;
  const picture = item?.picture;
  return (
    <div className={styles.head}>
      <div className={styles.shown}>
        {picture ? (
          <Picture picture={{ ...picture, alt: '' }} sizes="240px" className={styles.picture} />
        ) : (
          <Drawing name={(item?.drawing ?? product.drawing) as DrawingName} />
        )}
      </div>
      <a href={localPath(item ? itemPath(item.id) : productPath(product.slug))}>{name}</a>
      {fromFen !== undefined && <PriceFrom fen={fromFen} {...(item && { unit: item.unit })} />}
      {all.length > 2 && (
        <a
          className={styles.remove}
          href={localPath(comparisonPath(all.filter((each) => each !== column)))}
          aria-label={`${texts.remove} ${name}`}
        >
          {texts.remove}
        </a>
      )}
    </div>
  );
}

function comparisonPath(columns: readonly Compared[]): string {
  const query = new URLSearchParams(
    columns.map(({ product, item }) => (item ? ['item', item.id] : ['compare', product.slug])),
  );
  return `${routes.products}?${query}#compare`;
}
