import type { ItemSummary } from '@uid/contract/catalogue';
import { Status } from '@uid/ui/status';

import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import { ItemDrawing } from '../catalogue/item-drawing.tsx';
import { itemPath } from '../catalogue/item-paths.ts';
import { PriceFrom } from '../catalogue/price-from.tsx';
import price from '../catalogue/price-from.module.css';
import styles from './home-page.module.css';
import { homeTexts } from './home-texts.ts';

/** One of each kind: a card, a module, a box, a licence. */
export const shopPicks = ['sim-card', 'module-kit', 'border-gateway', 'tm-sdk-licence'] as const;

export function ShopPicks({ items }: { items: ItemSummary[] }) {
  const texts = homeTexts[useLanguage()];
  const localPath = useLocalPath();
  return (
    <ul className={styles.picks}>
      {items.map(({ id, name, drawing, fromFen, unit, available }) => (
        <li key={id}>
          <ItemDrawing drawing={drawing} />
          <h3>
            <a href={localPath(itemPath(id))}>{name}</a>
          </h3>
          <p className={price.frame}>
            <PriceFrom fen={fromFen} unit={unit} size="large" />
          </p>
          <Status tone={available > 0 ? 'photon' : 'danger'}>
            {available > 0 ? texts.inStock(available) : texts.soldOut}
          </Status>
        </li>
      ))}
    </ul>
  );
}
