import type { SolutionText } from '@uid/contract/content';
import { productPath } from '@uid/contract/pages';
import { Disclosure } from '@uid/ui/disclosure';

import { useLanguage, useLocalPath } from '../../../layout/use-language.ts';
import { solutionTexts } from '../solution-texts.ts';
import styles from './architecture.module.css';

/** What each part of the drawing does, folded; the box of a part that is no product opens its text. */
export function ArchitectureParts({
  tiers,
}: Pick<NonNullable<SolutionText['architecture']>, 'tiers'>) {
  const texts = solutionTexts[useLanguage()];
  const localPath = useLocalPath();
  const boxes = tiers.flatMap((tier) => tier.boxes);
  return (
    <Disclosure heading="h3" title={texts.parts} gist={boxes.map(({ name }) => name).join(' · ')}>
      <ul className={styles.parts}>
        {boxes.map(({ id, name, text, product }) => (
          <li key={id} id={`part-${id}`}>
            <strong>{product ? <a href={localPath(productPath(product))}>{name}</a> : name}</strong>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
