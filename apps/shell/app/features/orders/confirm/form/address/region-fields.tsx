import { useLanguage } from '../../../../../layout/use-language.ts';
import { RegionField } from '../../../../addresses/regions/region-field.tsx';
import { partsOf } from '../../../../addresses/regions/regions.ts';
import { useRegions } from '../../../../addresses/regions/use-regions.ts';
import { confirmTexts } from '../../confirm-texts.ts';
import { fieldPaths } from '../order-form.ts';
import type { LiveOrderForm } from '../use-order-form.ts';
import { autofill } from './autofill.ts';

type Level = 'province' | 'city' | 'district';

/** Three levels that depend on one another; names that are not in the list are typed. */
export function RegionFields({ live }: { live: LiveOrderForm }) {
  const texts = confirmTexts[useLanguage()];
  const loaded = useRegions();
  const { form, errors, put, leave } = live;
  const provinces = Array.isArray(loaded) ? loaded : [];
  const cities = partsOf(provinces, form.province);
  const districts = partsOf(cities, form.city);
  const isLoading = loaded === 'loading';

  /**
   * A choice belongs to the level above it, so a change clears the lower levels. A province with a single city fills in
   * the city.
   */
  function handleChange(level: Level, value: string): void {
    if (level === 'district') return put({ district: value });
    if (level === 'city') return put({ city: value, district: '' });
    const [only, ...others] = partsOf(provinces, value);
    return put({
      province: value,
      city: only && others.length === 0 ? only.name : '',
      district: '',
    });
  }

  const levels = [
    { level: 'province', regions: provinces, isOpen: true },
    { level: 'city', regions: cities, isOpen: form.province !== '' },
    { level: 'district', regions: districts, isOpen: form.city !== '' },
  ] as const;
  return levels.map(({ level, regions, isOpen }) => (
    <RegionField
      key={level}
      name={fieldPaths[level]}
      label={texts[level]}
      value={form[level]}
      error={errors[fieldPaths[level]]}
      autoComplete={autofill[level]}
      options={regions.map(({ name }) => name)}
      // Until the level above is chosen, there is nothing to type either.
      isLoading={isLoading || (Array.isArray(loaded) && !isOpen)}
      onChange={(value) => handleChange(level, value)}
      onBlur={(event) => leave(level, event)}
    />
  ));
}
