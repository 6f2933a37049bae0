import { routes } from '@uid/contract/pages';
import { Button } from '@uid/ui/button';
import { Checkbox } from '@uid/ui/checkbox';

import { useLanguage, useLocalPath } from '../../../layout/use-language.ts';
import { comparisonTexts } from './comparison-texts.ts';
import styles from './comparison.module.css';

interface ComparisonFormProps {
  products: readonly { slug: string; name: string }[];
  chosen: readonly string[];
}

/** Ticks products and opens them side by side; the address keeps the choice. */
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
              defaultChecked={chosen.includes(slug)}
            />
          ))}
        </div>
      </fieldset>
      <Button type="submit" tone="secondary">
        {texts.action}
      </Button>
    </form>
  );
}
