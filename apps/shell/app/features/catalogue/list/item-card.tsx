import type { ItemSummary } from '@uid/contract/catalogue';
import { Status } from '@uid/ui/status';

import { useLanguage, useLocalPath } from '../../../layout/use-language.ts';
import { Picture } from '../../pictures/picture.tsx';
import type { AddFailure } from '../add-item.ts';
import { daysMarker, drawnMarker } from '../add-to-cart-markers.ts';
import { deliveryWords } from '../delivery/delivery-words.ts';
import { ItemDrawing } from '../item-drawing.tsx';
import { itemPath } from '../item-paths.ts';
import { mallTexts } from '../mall-texts.ts';
import { PriceFrom } from '../price-from.tsx';
import price from '../price-from.module.css';
import styles from './card.module.css';
import { compareId } from './compare-tray.tsx';
import { listTexts } from './list-texts.ts';
import { itemAnchor, QuickAdd } from './quick-add.tsx';

interface ItemCardProps {
  item: ItemSummary;
  /** Epoch milliseconds; dispatch dates count from here. */
  now: number;
  failure: AddFailure | undefined;
  action: string;
}

/** One item of the list. The style sheet makes a card or a row of the same markup. */
export function ItemCard({ item, now, failure, action }: ItemCardProps) {
  const language = useLanguage();
  const localPath = useLocalPath();
  const [texts, words] = [mallTexts[language], listTexts[language]];
  const { id, name, summary, available, models } = item;
  const refused = models.some(({ sku }) => sku === failure?.sku) ? failure : undefined;
  return (
    <li className={styles.item} id={itemAnchor(id)}>
      <div className={styles.side}>
        <div className={styles.shown} {...{ [drawnMarker]: '' }}>
          <ItemLook item={item} />
        </div>
        <label className={styles.compare}>
          <input
            type="checkbox"
            name="item"
            value={id}
            form={compareId}
            aria-label={words.compareOf(name)}
          />
          {words.compare}
        </label>
      </div>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <a className={styles.link} href={localPath(itemPath(id))}>
            {name}
          </a>
        </h2>
        <p className={styles.summary}>{summary}</p>
      </div>
      <div className={styles.facts}>
        <p className={price.frame}>
          <PriceFrom fen={item.fromFen} unit={item.unit} size="large" />
        </p>
        <p className={styles.stock}>
          <Status tone={available > 0 ? 'photon' : 'danger'}>
            {available > 0 ? texts.stock(available) : texts.soldOut}
          </Status>
          {available > 0 && (
            <span {...{ [daysMarker]: '' }}>{deliveryWords(item, { language, now })}</span>
          )}
        </p>
      </div>
      <QuickAdd item={item} now={now} failure={refused} action={action} />
    </li>
  );
}

/** The item's first photograph, else the drawing; the name is shown beside it. */
function ItemLook({ item: { picture, drawing } }: { item: ItemSummary }) {
  if (!picture) return <ItemDrawing drawing={drawing} />;
  return (
    <Picture
      picture={{ ...picture, alt: '' }}
      sizes="(width < 768px) 45vw, 300px"
      className={styles.picture}
    />
  );
}
