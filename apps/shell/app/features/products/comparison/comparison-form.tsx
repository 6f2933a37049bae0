import { routes } from '@uid/contract/pages';
import { Button } from '@uid/ui/button';
import { Checkbox } from '@uid/ui/checkbox';

import { useLanguage, useLocalPath } from '../../../layout/use-language.ts';
import { comparisonTexts } from './comparison-texts.ts';
import styles from './comparison.module.css';
import type { Compared } from './load-compared.ts';

interface ComparisonFormProps {
  products: readonly { slug: string; name: string }[];
  chosen: readonly Compared[];
}

/**
 * Checkboxes for products, and for items that are compared already, and a button that opens the comparison; the address
 * keeps the choice.
 */
export function ComparisonForm({ products, chosen }: ComparisonFormProps) {
  const texts = comparisonTexts[useLanguage()];
  const localPath = useLocalPath();
  return (
    <form className={styles.form} action={`${localPath(routes.products)}#compare`}>
      <fieldset>
        <legend className="visually-hidden">{texts.pick}</legend>
        <div className={styles.choices}>
          {products.map(({ slug, name }) => (
            <Checkbox
              key={slug}
              id={`compare-${slug}`}
              name="compare"
              value={slug}
              label={name}
              defaultChecked={chosen.some(({ item, product }) => !item && product.slug === slug)}
            />
          ))}
          {chosen.map(
            ({ item }) =>
              item && (
                <Checkbox
                  key={item.id}
                  id={`compare-item-${item.id}`}
                  name="item"
                  value={item.id}
                  label={item.name}
                  defaultChecked
                />
              ),
          )}
        </div>
      </fieldset>
      <Button type="submit" tone="secondary">
        {texts.action}
      </Button>
    </form>
  );
}
