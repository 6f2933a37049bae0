import { priceBandNames } from '@uid/contract/catalogue';
import { deliveryKinds, formFactors, productGroups } from '@uid/contract/kinds';
import { routes } from '@uid/contract/pages';
import { Button } from '@uid/ui/button';
import { Checkbox } from '@uid/ui/checkbox';
import { FilterSheet } from '@uid/ui/filter-sheet';
import { SelectField } from '@uid/ui/select-field';
import { TextField } from '@uid/ui/text-field';

import { useLanguage, useLocalPath } from '../../../layout/use-language.ts';
import { mallTexts } from '../mall-texts.ts';
import styles from './filters.module.css';
import { filtersId, inPlaceMarker, panelId } from './list-markers.ts';
import { listTexts } from './list-texts.ts';
import { clearedPath, narrowing } from './mall-filters.ts';
import type { MallFilters } from './mall-filters.ts';

/**
 * A plain form: every choice ends up in the address. In a narrow window it is one bar, whose button opens the choices
 * as a popover at the bottom of the window; in a wide window the same element is part of the page.
 */
export function ItemFilters({ filters }: { filters: MallFilters }) {
  const language = useLanguage();
  const [texts, words] = [mallTexts[language], listTexts[language]];
  const localPath = useLocalPath();
  const set = narrowing.filter((name) => name !== 'q' && filters[name]).length;
  return (
    <search className={styles.filters} aria-label={texts.filters}>
      <form id={filtersId} method="get" action={localPath(routes.mall)} className={styles.form}>
        <input type="hidden" name="product" defaultValue={filters.product} />
        <input type="hidden" name="view" defaultValue={filters.view} />
        <TextField
          className={styles.words}
          name="q"
          type="search"
          label={texts.search}
          placeholder={texts.searchHint}
          defaultValue={filters.q}
          maxLength={60}
          enterKeyHint="search"
        />
        <FilterSheet id={panelId} label={words.open} closeLabel={words.close} count={set}>
          <Choices filters={filters} />
          <p className={styles.apply}>
            <Button type="submit">{texts.apply}</Button>
            {set > 0 && (
              <a href={localPath(clearedPath(filters))} {...{ [inPlaceMarker]: '' }}>
                {texts.reset}
              </a>
            )}
          </p>
        </FilterSheet>
      </form>
    </search>
  );
}

function Choices({ filters }: { filters: MallFilters }) {
  const texts = mallTexts[useLanguage()];
  return (
    <div className={styles.choices}>
      <SelectField
        name="group"
        label={texts.group}
        defaultValue={filters.group ?? ''}
        options={[
          { value: '', label: texts.allGroups },
          ...productGroups.map((group) => ({ value: group, label: texts.groups[group] })),
        ]}
      />
      <SelectField
        name="form"
        label={texts.form}
        defaultValue={filters.form ?? ''}
        options={[
          { value: '', label: texts.allForms },
          ...formFactors.map((form) => ({ value: form, label: texts.forms[form] })),
        ]}
      />
      <SelectField
        name="price"
        label={texts.price}
        defaultValue={filters.price ?? ''}
        options={[
          { value: '', label: texts.allPrices },
          ...priceBandNames.map((band) => ({ value: band, label: texts.prices[band] })),
        ]}
      />
      <SelectField
        name="delivery"
        label={texts.delivery}
        defaultValue={filters.delivery ?? ''}
        options={[
          { value: '', label: texts.allDeliveries },
          ...deliveryKinds.map((kind) => ({ value: kind, label: texts.deliveries[kind] })),
        ]}
      />
      <Checkbox
        name="inStock"
        value="true"
        label={texts.inStock}
        defaultChecked={filters.inStock === 'true'}
      />
    </div>
  );
}
