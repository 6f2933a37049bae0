import type { SolutionText } from '@uid/contract/content';
import { productPath } from '@uid/contract/routes';

import { useLanguage, useLocalPath } from '../../layout/use-language.ts';
import styles from './solution-page.module.css';
import { solutionTexts } from './solution-texts.ts';

/** The reference architecture: tiers of boxes, and every link said in words. */
export function Architecture({ architecture }: { architecture: SolutionText['architecture'] }) {
  const texts = solutionTexts[useLanguage()];
  const localPath = useLocalPath();
  const { tiers, links } = architecture;
  const boxes = tiers.flatMap((tier) => tier.boxes);
  const nameOf = (id: string) => boxes.find((box) => box.id === id)?.name ?? id;
  return (
    <>
      <ol className={styles.tiers}>
        {tiers.map(({ name, boxes: inTier }) => (
          <li key={name}>
            <h3>{name}</h3>
            <ul className={styles.boxes}>
              {inTier.map((box) => (
                <li key={box.id}>
                  <strong>
                    {box.product ? (
                      <a href={localPath(productPath(box.product))}>{box.name}</a>
                    ) : (
                      box.name
                    )}
                  </strong>
                  <p>{box.text}</p>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <h3>{texts.links}</h3>
      <ul className={styles.links}>
        {links.map(({ from, to, label }) => (
          <li key={`${from} ${to} ${label}`}>
            {nameOf(from)} → {nameOf(to)}: {label}
          </li>
        ))}
      </ul>
    </>
  );
}
