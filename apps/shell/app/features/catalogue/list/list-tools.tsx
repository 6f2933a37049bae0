import { catalogueSorts } from '@uid/contract/catalogue';

import { useLanguage, useLocalPath } from '../../../layout/use-language.ts';
import { Button } from '@uid/ui/button';
import { guidePath } from '../guide/guide-answers.ts';
import { guideTexts } from '../guide/guide-texts.ts';
import { mallTexts } from '../mall-texts.ts';
import { filtersId, inPlaceMarker, partMarker } from './list-markers.ts';
import { listTexts } from './list-texts.ts';
import styles from './list.module.css';
import { mallPath, views } from './mall-filters.ts';
import type { MallFilters } from './mall-filters.ts';

interface ListToolsProps {
  total: number;
  filters: MallFilters;
}

/** The number of items, their order, and how they are shown. */
export function ListTools({ total, filters }: ListToolsProps) {
  const language = useLanguage();
  const texts = mallTexts[language];
  const localPath = useLocalPath();
  return (
    <div className={styles.tools}>
      <output className={styles.found} {...{ [partMarker]: 'found' }}>
        {texts.found(total)}
      </output>
      <a className={styles.guide} href={localPath(guidePath)}>
        {guideTexts[language].open}
      </a>
      <select
        className={styles.sort}
        name="sort"
        form={filtersId}
        aria-label={texts.sort}
        defaultValue={filters.sort ?? ''}
      >
        {catalogueSorts.map((sort) => (
          <option key={sort} value={sort === 'position' ? '' : sort}>
            {texts.sorts[sort]}
          </option>
        ))}
      </select>
      <noscript>
        <Button type="submit" form={filtersId} tone="quiet" size="small">
          {listTexts[language].applySort}
        </Button>
      </noscript>
      <Views filters={filters} />
    </div>
  );
}

function Views({ filters }: { filters: MallFilters }) {
  const words = listTexts[useLanguage()];
  const localPath = useLocalPath();
  return (
    <nav className={styles.views} aria-label={words.showAs} {...{ [partMarker]: 'views' }}>
      {views.map((view) => (
        <a
          key={view}
          className={styles.view}
          href={localPath(mallPath(filters, { view }))}
          rel="nofollow"
          aria-current={(filters.view ?? views[0]) === view ? 'true' : undefined}
          {...{ [inPlaceMarker]: view }}
        >
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <path d={shapes[view]} fill="none" stroke="currentColor" strokeWidth="1.5" />
          </svg>
          <span className={styles.viewName}>{words.views[view]}</span>
        </a>
      ))}
    </nav>
  );
}

const shapes = {
  cards: 'M3.5 3.5h5v5h-5zM11.5 3.5h5v5h-5zM3.5 11.5h5v5h-5zM11.5 11.5h5v5h-5z',
  list: 'M3.5 4h3v3h-3zM3.5 13h3v3h-3zM9 5.5h8M9 14.5h8',
};
