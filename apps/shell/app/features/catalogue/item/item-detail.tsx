import type { Item } from '@uid/contract/catalogue';
import { productPath, routes, textPagePaths } from '@uid/contract/pages';
import { Container } from '@uid/ui/grid';
import { DescriptionList } from '@uid/ui/description-list';
import { PageHeader } from '@uid/ui/page-header';
import { Tag } from '@uid/ui/tag';

import { Enhancement } from '../../../islands/enhancement.tsx';
import { PageBreadcrumbs } from '../../../layout/page-breadcrumbs.tsx';
import { useLanguage, useLocalPath } from '../../../layout/use-language.ts';
import { AddedSheet } from '../added/added-sheet.tsx';
import { Gallery } from '../../pictures/gallery.tsx';
import { Picture, wholePicturePath } from '../../pictures/picture.tsx';
import { drawnMarker } from '../add-to-cart-markers.ts';
import { ItemDrawing } from '../item-drawing.tsx';
import { mallTexts } from '../mall-texts.ts';
import { AboutItem } from './about/about-item.tsx';
import type { About } from './about/load-about.ts';
import styles from './item.module.css';
import { PurchaseForm } from './purchase-form.tsx';
import type { PurchaseFormProps } from './purchase-form.tsx';

/**
 * One item: description, models, prices, dispatch dates and the form for the cart; then what is known about its
 * product.
 */
export function ItemDetail({ about, ...props }: PurchaseFormProps & { about: About | undefined }) {
  const { item } = props;
  const texts = mallTexts[useLanguage()];
  return (
    <>
      <PageHeader
        size="small"
        title={item.name}
        lead={item.summary}
        meta={
          <Tag tone={item.delivery === 'shipped' ? 'gold' : 'photon'}>
            {texts.deliveries[item.delivery]}
          </Tag>
        }
        breadcrumbs={
          <PageBreadcrumbs parent={{ label: texts.title, path: routes.mall }} title={item.name} />
        }
      />
      <Container>
        <div className={styles.detail}>
          <div className={styles.look} {...{ [drawnMarker]: '' }}>
            <ItemPictures item={item} />
          </div>
          <div className={styles.purchasing}>
            <PurchaseForm {...props} />
          </div>
          <Facts item={item} about={about} />
        </div>
        <AddedSheet />
        <Enhancement name="add-to-cart" />
      </Container>
      {about && <AboutItem item={item} about={about} />}
    </>
  );
}

/** The item's photographs, the first one large; the drawing if there are none. */
function ItemPictures({ item: { pictures, drawing } }: { item: Item }) {
  const [first, ...others] = pictures;
  if (!first) return <ItemDrawing drawing={drawing} cutaway />;
  return (
    <div className={styles.pictures}>
      <a href={wholePicturePath(first)}>
        <Picture
          picture={first}
          sizes="(width < 768px) 100vw, 420px"
          isFirst
          className={styles.first}
        />
      </a>
      {others.length > 0 && <Gallery pictures={others} sizes="136px" />}
    </div>
  );
}

/** What comes with the item, the terms, and its product if that has a page. */
export function Facts({ item, about }: { item: Item; about: About | undefined }) {
  const texts = mallTexts[useLanguage()];
  const localPath = useLocalPath();
  return (
    <div className={styles.facts}>
      <div>
        <h2 className={styles.heading}>{texts.includes}</h2>
        <ul>
          {item.includes.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ul>
        {about && (
          <p className={styles.more}>
            <a href={localPath(productPath(item.product))}>{texts.productPage}</a>
          </p>
        )}
      </div>
      <div>
        <h2 className={styles.heading}>{texts.terms}</h2>
        <DescriptionList
          items={[
            { term: texts.delivery, details: texts.deliveryText[item.delivery] },
            { term: texts.invoice, details: texts.invoiceText },
            {
              term: texts.returns,
              details: (
                <>
                  {texts.returnsText} <a href={textPagePaths.terms}>{texts.termsLink}</a>
                </>
              ),
            },
          ]}
        />
      </div>
    </div>
  );
}
