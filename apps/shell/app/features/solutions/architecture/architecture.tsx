import type { SolutionText } from '@uid/contract/content';
import { productPath } from '@uid/contract/pages';

import { useLanguage, useLocalPath } from '../../../layout/use-language.ts';
import { solutionTexts } from '../solution-texts.ts';
import { ArchitectureDiagram } from './architecture-diagram.tsx';
import styles from './architecture.module.css';

interface ArchitectureProps {
  solution: string;
  architecture: SolutionText['architecture'];
}

/** The reference architecture drawn, then the same in words: what each part does and every link says. */
export function Architecture({ solution, architecture }: ArchitectureProps) {
  const texts = solutionTexts[useLanguage()];
  const localPath = useLocalPath();
  const { tiers, links } = architecture;
  const boxes = tiers.flatMap((tier) => tier.boxes);
  const nameOf = (id: string) => boxes.find((box) => box.id === id)?.name ?? id;
  return (
    <>
      <div className={styles.frame} id="architecture-large">
        <p className={styles.zoom}>
          <a className={styles.larger} href="#architecture-large">
            {texts.larger}
          </a>
          <a className={styles.smaller} href="#architecture">
            {texts.smaller}
          </a>
        </p>
        {/* A scrolling region must be reachable by keyboard. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <section className={styles.scroller} aria-label={texts.drawing} tabIndex={0}>
          <ArchitectureDiagram solution={solution} architecture={architecture} />
        </section>
      </div>
      <h3>{texts.links}</h3>
      <ol className={styles.links}>
        {links.map(({ from, to, label }) => (
          <li key={`${from} ${to} ${label}`}>
            <span>
              {nameOf(from)} → {nameOf(to)}
            </span>
            {label}
          </li>
        ))}
      </ol>
      <h3>{texts.parts}</h3>
      <ul className={styles.parts}>
        {boxes.map((box) => (
          <li key={box.id} id={`part-${box.id}`}>
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
    </>
  );
}
