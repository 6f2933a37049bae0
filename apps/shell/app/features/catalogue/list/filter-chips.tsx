import type { Language } from '@uid/contract/language';
import { Icon } from '@uid/ui/icon';
import { useRouteLoaderData } from 'react-router';

import { useLanguage, useLocalPath } from '../../../layout/use-language.ts';
import type { RootData } from '../../../root.tsx';
import { mallTexts } from '../mall-texts.ts';
import { inPlaceMarker } from './list-markers.ts';
import { listTexts } from './list-texts.ts';
import styles from './list.module.css';
import { clearedPath, mallPath, narrowing } from './mall-filters.ts';
import type { MallFilters } from './mall-filters.ts';

/** The filters that are set, each as a link to the list without it. */
export function FilterChips({ filters }: { filters: MallFilters }) {
  const language = useLanguage();
  const localPath = useLocalPath();
  const products = useRouteLoaderData<RootData>('root')?.products ?? [];
  const productName = products.find(({ slug }) => slug === filters.product)?.name;
  const set = narrowing.filter((name) => filters[name]);
  const words = listTexts[language];
  if (set.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={words.chips}>
      {set.map((name) => {
        const text = chipText(name, { filters, productName, language });
        return (
          <li key={name}>
            <a
              className={styles.chip}
              href={localPath(mallPath(filters, { [name]: undefined }))}
              aria-label={words.remove(text)}
              {...{ [inPlaceMarker]: '' }}
            >
              {text}
              <Icon name="close" size={16} />
            </a>
          </li>
        );
      })}
      {set.length > 1 && (
        <li>
          <a
            className={styles.clear}
            href={localPath(clearedPath(filters))}
            {...{ [inPlaceMarker]: '' }}
          >
            {mallTexts[language].reset}
          </a>
        </li>
      )}
    </ul>
  );
}

interface Shown {
  filters: MallFilters;
  productName: string | undefined;
  language: Language;
}

function chipText(
  name: (typeof narrowing)[number],
  { filters, productName, language }: Shown,
): string {
  const [texts, words] = [mallTexts[language], listTexts[language]];
  const value = filters[name] ?? '';
  const nameIn = (names: Record<string, string>) => names[value] ?? value;
  const chip = {
    q: () => words.quoted(value),
    product: () => words.chip(words.product, productName ?? value),
    group: () => words.chip(texts.group, nameIn(texts.groups)),
    form: () => words.chip(texts.form, nameIn(texts.forms)),
    price: () => words.chip(texts.price, nameIn(texts.prices)),
    delivery: () => words.chip(texts.delivery, nameIn(texts.deliveries)),
    inStock: () => texts.inStock,
  };
  return chip[name]();
}
