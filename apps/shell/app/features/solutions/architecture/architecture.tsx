import type { SolutionText } from '@uid/contract/content';

import { StepControls } from '../../../layout/steps/step-controls.tsx';
import { stepMarkers } from '../../../layout/steps/step-markers.ts';
import { useLanguage } from '../../../layout/use-language.ts';
import { solutionTexts } from '../solution-texts.ts';
import { ArchitectureDiagram } from './architecture-diagram.tsx';
import styles from './architecture.module.css';

interface ArchitectureProps {
  solution: string;
  architecture: NonNullable<SolutionText['architecture']>;
}

/**
 * The drawing of the reference architecture, and the text of each way in it. A script that knows `stepMarkers` walks
 * through the ways: one is drawn strong, and its text is shown right below the drawing.
 */
export function Architecture({ solution, architecture }: ArchitectureProps) {
  const texts = solutionTexts[useLanguage()];
  const { tiers, links } = architecture;
  const boxes = tiers.flatMap((tier) => tier.boxes);
  const nameOf = (id: string) => boxes.find((box) => box.id === id)?.name ?? id;
  return (
    <div {...{ [stepMarkers.root]: '' }}>
      <div className={styles.frame} id="architecture-large">
        <div className={styles.tools}>
          <StepControls count={links.length} />
          <a className={styles.larger} href="#architecture-large">
            {texts.larger}
          </a>
          <a className={styles.smaller} href="#architecture">
            {texts.smaller}
          </a>
        </div>
        {/* A scrolling region must be reachable by keyboard. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <section className={styles.scroller} aria-label={texts.drawing} tabIndex={0}>
          <ArchitectureDiagram solution={solution} architecture={architecture} />
        </section>
      </div>
      <h3 className="visually-hidden">{texts.links}</h3>
      <ol className={styles.links}>
        {links.map(({ from, to, label }, index) => (
          <li key={`${from} ${to} ${label}`} id={`way-${index + 1}`}>
            <span>{`${nameOf(from)} → ${nameOf(to)}`}</span>
            {label}
          </li>
        ))}
      </ol>
    </div>
  );
}
