import type { ItemSummary, listItems } from '@uid/contract/catalogue';
import type { OutputOf } from '@uid/contract/endpoint';
import { routes } from '@uid/contract/pages';
import { ButtonLink } from '@uid/ui/button-link';
import { EmptyState } from '@uid/ui/empty-state';
import { Container } from '@uid/ui/grid';
import { PageHeader } from '@uid/ui/page-header';
import { Pagination } from '@uid/ui/pagination';
import { Status } from '@uid/ui/status';
import { Tag } from '@uid/ui/tag';

import { useLanguage, useLocalPath } from '../../../layout/use-language.ts';
import { deliveryWords } from '../delivery/delivery-words.ts';
import { ItemDrawing } from '../item-drawing.tsx';
import { guidePath } from '../guide/guide-answers.ts';
import { guideTexts } from '../guide/guide-texts.ts';
import { ItemFilters } from './item-filters.tsx';
import { itemPath } from '../item-path.ts';
import { mallPath } from './mall-filters.ts';
import type { MallFilters } from './mall-filters.ts';
import { mallTexts } from '../mall-texts.ts';
import { PriceFrom } from '../price-from.tsx';
import styles from './list.module.css';

interface ItemListProps {
  page: OutputOf<typeof listItems>;
  filters: MallFilters;
  /** Epoch milliseconds; dispatch dates count from here. */
  now: number;
}

/** What can be bought: filters in the address, a grid of items between hairlines. */
export function ItemList({ page, filters, now }: ItemListProps) {
  const texts = mallTexts[useLanguage()];
  const localPath = useLocalPath();
  return (
    <>
      <PageHeader size="small" title={texts.title} lead={texts.lead} />
      <Container>
        <div className={styles.shop}>
          <ItemFilters filters={filters} />
          <div>
            <p className={styles.found}>
              <span>{texts.found(page.total)}</span>
              <a href={localPath(guidePath)}>{guideTexts[useLanguage()].open}</a>
            </p>
            {page.items.length > 0 ? (
              <ul className={styles.items}>
                {page.items.map((item) => (
                  <ItemCard key={item.id} item={item} now={now} />
                ))}
              </ul>
            ) : (
              <NothingFound />
            )}
            <Pagination
              page={page.page}
              pageCount={Math.ceil(page.total / page.pageSize)}
              hrefFor={(number) => localPath(mallPath(filters, { page: `${number}` }))}
              labels={{ navigation: texts.pages, previous: texts.previous, next: texts.next }}
            />
          </div>
        </div>
      </Container>
    </>
  );
}

function ItemCard({ item, now }: { item: ItemSummary; now: number }) {
  const language = useLanguage();
  const localPath = useLocalPath();
  const texts = mallTexts[language];
  const isInStock = item.available > 0;
  return (
    <li className={styles.item}>
      <div className={styles.drawing}>
        <ItemDrawing drawing={item.drawing} />
      </div>
      <div className={styles.words}>
        <p className={styles.kind}>
          <Tag tone={item.delivery === 'shipped' ? 'gold' : 'photon'}>
            {texts.deliveries[item.delivery]}
          </Tag>
        </p>
        <h2 className={styles.name}>
          <a className={styles.link} href={localPath(itemPath(item.id))}>
            {item.name}
          </a>
        </h2>
        <p className={styles.summary}>{item.summary}</p>
      </div>
      <div className={styles.facts}>
        <p>
          <PriceFrom fen={item.fromFen} unit={item.unit} size="large" />
        </p>
        <p className={styles.stock}>
          <Status tone={isInStock ? 'photon' : 'danger'}>
            {isInStock ? texts.stock(item.available) : texts.soldOut}
          </Status>
          {isInStock && <span>{deliveryWords(item, { language, now })}</span>}
        </p>
      </div>
    </li>
  );
}

function NothingFound() {
  const texts = mallTexts[useLanguage()];
  const localPath = useLocalPath();
  return (
    <EmptyState
      title={texts.emptyTitle}
      actions={
        <>
          <ButtonLink href={localPath(routes.mall)}>{texts.reset}</ButtonLink>
          <ButtonLink href={localPath(`${routes.support}#contact`)} tone="secondary">
            {texts.askQuote}
          </ButtonLink>
        </>
      }
    >
      <p>{texts.emptyText}</p>
    </EmptyState>
  );
}
