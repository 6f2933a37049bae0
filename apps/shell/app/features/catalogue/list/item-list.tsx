import type { listItems } from '@uid/contract/catalogue';
import type { OutputOf } from '@uid/contract/endpoint';
import { routes } from '@uid/contract/pages';
import { ButtonLink } from '@uid/ui/button-link';
import { EmptyState } from '@uid/ui/empty-state';
import { SimCard } from '@uid/ui/isometric/sim-card';
import { Container } from '@uid/ui/grid';
import { PageHeader } from '@uid/ui/page-header';
import { Pagination } from '@uid/ui/pagination';

import { Enhancement } from '../../../islands/enhancement.tsx';
import { useLanguage, useLocalPath } from '../../../layout/use-language.ts';
import type { AddFailure } from '../add-item.ts';
import { AddedSheet } from '../added/added-sheet.tsx';
import { mallTexts } from '../mall-texts.ts';
import { CompareTray } from './compare-tray.tsx';
import { FilterChips } from './filter-chips.tsx';
import { ItemCard } from './item-card.tsx';
import { ItemFilters } from './item-filters.tsx';
import { partMarker } from './list-markers.ts';
import { ListTools } from './list-tools.tsx';
import styles from './list.module.css';
import { clearedPath, mallPath } from './mall-filters.ts';
import type { MallFilters } from './mall-filters.ts';

interface ItemListProps {
  page: OutputOf<typeof listItems>;
  filters: MallFilters;
  /** Epoch milliseconds; dispatch dates count from here. */
  now: number;
  failure?: AddFailure | undefined;
}

/**
 * The items that can be bought. The address contains the whole choice; the page's script replaces the marked parts in
 * place.
 */
export function ItemList({ page, filters, now, failure }: ItemListProps) {
  const texts = mallTexts[useLanguage()];
  const localPath = useLocalPath();
  const action = localPath(mallPath(filters));
  return (
    <>
      <PageHeader size="small" title={texts.title} lead={texts.lead} />
      <Container>
        <div className={styles.shop}>
          <ItemFilters filters={filters} />
          <div className={styles.results}>
            <ListTools total={page.total} filters={filters} />
            <div {...{ [partMarker]: 'chips' }}>
              <FilterChips filters={filters} />
            </div>
            <div {...{ [partMarker]: 'items' }}>
              {page.items.length > 0 ? (
                <ul className={styles.items} data-view={filters.view}>
                  {page.items.map((item) => (
                    <ItemCard key={item.id} {...{ item, now, failure, action }} />
                  ))}
                </ul>
              ) : (
                <NothingFound filters={filters} />
              )}
              <Pagination
                page={page.page}
                pageCount={Math.ceil(page.total / page.pageSize)}
                hrefFor={(number) => localPath(mallPath(filters, { page: `${number}` }))}
                labels={{ navigation: texts.pages, previous: texts.previous, next: texts.next }}
              />
            </div>
            <CompareTray />
          </div>
        </div>
        <AddedSheet />
        <Enhancement name="mall-list" />
      </Container>
    </>
  );
}

function NothingFound({ filters }: { filters: MallFilters }) {
  const texts = mallTexts[useLanguage()];
  const localPath = useLocalPath();
  return (
    <EmptyState
      drawing={<SimCard />}
      title={texts.emptyTitle}
      actions={
        <>
          <ButtonLink href={localPath(clearedPath(filters))}>{texts.reset}</ButtonLink>
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
