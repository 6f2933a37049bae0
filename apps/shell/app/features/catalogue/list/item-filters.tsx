import { catalogueSorts, priceBandNames } from '@uid/contract/catalogue';
import { deliveryKinds, formFactors, productGroups } from '@uid/contract/kinds';
import { routes } from '@uid/contract/pages';
import { Button } from '@uid/ui/button';
import { Checkbox } from '@uid/ui/checkbox';
import { Icon } from '@uid/ui/icon';
import { SelectField } from '@uid/ui/select-field';
import { TextField } from '@uid/ui/text-field';

import { useLanguage, useLocalPath } from '../../../layout/use-language.ts';
import type { MallFilters } from './mall-filters.ts';
import { mallTexts } from '../mall-texts.ts';
import styles from './list.module.css';

/** A plain form: every choice ends up in the address. */
export function ItemFilters({ filters }: { filters: MallFilters }) {
  const texts = mallTexts[useLanguage()];
  const localPath = useLocalPath();
  const isFiltered = Object.keys(filters).some((name) => name !== 'page');
  return (
    <search className={styles.filters} aria-label={texts.filters}>
      <form method="get" action={localPath(routes.mall)} className={styles.form}>
        {filters.product && <input type="hidden" name="product" value={filters.product} />}
        <TextField
          name="q"
          type="search"
          label={texts.search}
          placeholder={texts.searchHint}
          defaultValue={filters.q}
          maxLength={60}
          enterKeyHint="search"
        />
        <Choices filters={filters} />
        <p className={styles.apply}>
          <Button type="submit">{texts.apply}</Button>
          {isFiltered && <a href={localPath(routes.mall)}>{texts.reset}</a>}
        </p>
      </form>
    </search>
  );
}

const choiceNames = ['group', 'form', 'price', 'delivery', 'sort', 'inStock'] as const;

/** On a phone folded into one line that says how many are set: what is for sale comes first. */
function Choices({ filters }: { filters: MallFilters }) {
  const texts = mallTexts[useLanguage()];
  const set = choiceNames.filter((name) => filters[name]).length;
  return (
    <details className={styles.more}>
      <summary className={styles.fold}>
        <span>{texts.filtersAndSort}</span>
        {set > 0 && <span className={styles.set}>{texts.filtersSet(set)}</span>}
        <Icon name="chevron-down" size={16} />
      </summary>
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
        <SelectField
          name="sort"
          label={texts.sort}
          defaultValue={filters.sort ?? ''}
          options={catalogueSorts.map((sort) => ({
            value: sort === 'position' ? '' : sort,
            label: texts.sorts[sort],
          }))}
        />
        <Checkbox
          name="inStock"
          value="true"
          label={texts.inStock}
          defaultChecked={filters.inStock === 'true'}
        />
      </div>
    </details>
  );
}
