import { routes, solutionPath } from '@uid/contract/pages';
import { Button } from '@uid/ui/button';
import { Notice } from '@uid/ui/notice';
import { Section } from '@uid/ui/section';
import { SelectField } from '@uid/ui/select-field';

import { useLanguage, useLocalPath } from '../../../../layout/use-language.ts';
import { quotePathOf } from '../../../products/product-offer.tsx';
import { aboutTexts } from './about-texts.ts';
import styles from './about.module.css';
import type { About } from './load-about.ts';

interface ItemFitsProps {
  id: string;
  name: string;
  about: About;
}

/** A plain form, answered in words: whether the item works with a system or with another product of the company. */
export function ItemFits({ id, name, about }: ItemFitsProps) {
  const texts = aboutTexts[useLanguage()];
  const localPath = useLocalPath();
  const { product, others, asked } = about;
  return (
    <Section id="fits" title={texts.fits} weight="quiet" isOnScreenOnly={!about.fit}>
      <p className={styles.intro}>{texts.fitsIntro}</p>
      <form
        className={styles.fits}
        action={`${localPath(routes.mall)}#fits`}
        method="get"
        data-print="no"
      >
        <input type="hidden" name="item" value={id} />
        <SelectField id="fits-with" name="fits" label={texts.with} defaultValue={asked} required>
          <option value="">{texts.pick}</option>
          {product.text.compatibility && (
            <optgroup label={texts.systems}>
              {product.text.compatibility.map(({ subject }) => (
                <option key={subject}>{subject}</option>
              ))}
            </optgroup>
          )}
          <optgroup label={texts.products}>
            {others.map(({ slug, name: other }) => (
              <option key={slug} value={slug}>
                {other}
              </option>
            ))}
          </optgroup>
        </SelectField>
        <Button type="submit" tone="secondary">
          {texts.check}
        </Button>
      </form>
      <Answer name={name} about={about} />
    </Section>
  );
}

function Answer({ name, about: { product, asked, fit } }: Omit<ItemFitsProps, 'id'>) {
  const texts = aboutTexts[useLanguage()];
  const localPath = useLocalPath();
  if (!fit) return null;
  if (fit.kind === 'system')
    return (
      <Notice title={texts.system(name, asked)}>
        <p>
          <strong>{fit.supported}</strong>
        </p>
        {fit.note && <p>{fit.note}</p>}
      </Notice>
    );
  if (fit.kind === 'product')
    return (
      <Notice tone="success" title={texts.together(name, fit.name)}>
        {fit.solutions.map((each) => (
          <p key={each.slug}>
            {texts.inSolution(each.name, each.ownRole, each.otherRole)}{' '}
            <a href={localPath(solutionPath(each.slug))}>{each.name}</a>
          </p>
        ))}
      </Notice>
    );
  return (
    <Notice tone="warning" title={texts.unknown(name, fit.name)}>
      <p>
        {texts.unknownText} <a href={localPath(quotePathOf(product.slug))}>{texts.askUs}</a>
      </p>
    </Notice>
  );
}
