import type { ItemSummary } from '@uid/contract/catalogue';
import { routes } from '@uid/contract/pages';
import { ButtonLink } from '@uid/ui/button-link';
import { Row, RowList } from '@uid/ui/row-list';
import { Section } from '@uid/ui/section';

import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import { ItemDrawing } from '../catalogue/item-drawing.tsx';
import { itemPath } from '../catalogue/item-paths.ts';
import { PriceFrom } from '../catalogue/price-from.tsx';
import { productTexts } from './product-texts.ts';

/**
 * Offers to buy what the mall sells of the product, to try a kit first, or to ask for a quote; left out if the mall
 * sells nothing of it.
 */
export function ProductOffer({ slug, items }: { slug: string; items: ItemSummary[] }) {
  const texts = productTexts[useLanguage()];
  const localPath = useLocalPath();
  if (items.length === 0) return null;
  return (
    <Section
      id="buy"
      title={texts.sections.buy}
      intro={texts.offerIntro}
      aside={
        <ButtonLink href={localPath(quotePathOf(slug))} tone="secondary">
          {texts.quote}
        </ButtonLink>
      }
    >
      <RowList>
        {items.map(({ id, name, summary, drawing, fromFen, unit }) => (
          <Row
            key={id}
            title={name}
            href={localPath(itemPath(id))}
            drawing={<ItemDrawing drawing={drawing} />}
            trailing={<PriceFrom fen={fromFen} unit={unit} />}
          >
            {summary}
          </Row>
        ))}
      </RowList>
    </Section>
  );
}

/** Returns the path of the enquiry form with this product and a quote already chosen. */
export function quotePathOf(slug: string): string {
  return `${routes.support}?topic=quote&product=${slug}#contact`;
}
