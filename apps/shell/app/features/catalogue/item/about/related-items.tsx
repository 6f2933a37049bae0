import type { ItemSummary } from '@uid/contract/catalogue';
import { routes } from '@uid/contract/pages';
import { HeadingText } from '@uid/ui/heading-text';
import { Section } from '@uid/ui/section';

import { useLanguage, useLocalPath } from '../../../../layout/use-language.ts';
import { ItemDrawing } from '../../item-drawing.tsx';
import { itemPath } from '../../item-paths.ts';
import { PriceFrom } from '../../price-from.tsx';
import price from '../../price-from.module.css';
import { aboutTexts } from './about-texts.ts';
import styles from './about.module.css';
import type { Related } from './load-about.ts';

interface RelatedItemsProps {
  id: string;
  related: Related;
}

/** Items that go with this one, and items that could replace it, with a link to compare them. */
export function RelatedItems({ id, related }: RelatedItemsProps) {
  const texts = aboutTexts[useLanguage()];
  const localPath = useLocalPath();
  const { goesWith, sameProduct, similar } = related;
  // Together with the item as many as the comparison takes, and no card is alone in a second row.
  const others = [...sameProduct, ...similar].slice(0, 3);
  const compared = [id, ...others.map((each) => each.id)];
  const query = new URLSearchParams(compared.map((each) => ['item', each]));
  return (
    <>
      {goesWith.length > 0 && (
        <Section id="goes-with" title={texts.goesWith} weight="quiet" isOnScreenOnly>
          <Cards items={goesWith} />
        </Section>
      )}
      {compared.length > 1 && (
        <Section
          id="similar"
          title={similar.length > 0 ? texts.similar : texts.sameProduct}
          weight="quiet"
          isOnScreenOnly
          aside={<a href={`${localPath(routes.products)}?${query}#compare`}>{texts.compare}</a>}
        >
          <Cards items={others} />
        </Section>
      )}
    </>
  );
}

function Cards({ items }: { items: ItemSummary[] }) {
  const localPath = useLocalPath();
  return (
    <ul className={styles.cards}>
      {items.map(({ id, name, summary, drawing, fromFen, unit }) => (
        <li key={id} className={styles.card}>
          <div className={styles.shown}>
            <ItemDrawing drawing={drawing} />
          </div>
          <h3 className={styles.name}>
            <a className={styles.link} href={localPath(itemPath(id))}>
              <HeadingText>{name}</HeadingText>
            </a>
          </h3>
          <p className={styles.summary}>{summary}</p>
          <p className={price.frame}>
            <PriceFrom fen={fromFen} unit={unit} />
          </p>
        </li>
      ))}
    </ul>
  );
}
