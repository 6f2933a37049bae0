import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Container } from '../grid/grid.tsx';
import { HeadingText } from '../heading-text/heading-text.tsx';
import { nearMarker } from './lower-parts.ts';
import styles from './section.module.css';

export interface SectionProps {
  /** Where links to this part lead. */
  id?: string;
  /** A string breaks between words in Chinese too, which a hydrated page does not want. */
  title?: ReactNode;
  /** Under the title, within the measure. */
  intro?: ReactNode;
  /** Beside the title at the far end: a link to all of it. */
  aside?: ReactNode;
  /** `ink` is dark in both themes. */
  tone?: 'plain' | 'wash' | 'ink';
  /** `tight` between parts that belong together. */
  space?: 'normal' | 'tight';
  /**
   * How much it weighs in the page. `drawing` runs from edge to edge of the window, for what teaches;
   * `table` is dense, for figures; `quiet` is text. The last two have their title beside them, not above.
   */
  weight?: 'drawing' | 'table' | 'quiet';
  heading?: 'h2' | 'h3';
  /** In most windows before anybody scrolls: its fonts come with the page's first. */
  isSeenFirst?: boolean;
  /** Leads elsewhere: left out on paper. */
  isOnScreenOnly?: boolean;
  children?: ReactNode;
}

/** A part of a page: a hairline, a heading over seven columns, and what it holds. */
export function Section(props: SectionProps) {
  const { id, title, intro, aside, tone = 'plain', space = 'normal', weight, children } = props;
  const Heading = props.heading ?? 'h2';
  const titleId = id && title ? `${id}-title` : undefined;
  return (
    <section
      id={id}
      className={classNames(styles.section, styles[tone], styles[space], weight && styles[weight])}
      {...(props.isSeenFirst && { [nearMarker]: '' })}
      data-print={props.isOnScreenOnly ? 'no' : undefined}
      data-theme={tone === 'ink' ? 'night' : undefined}
      aria-labelledby={titleId}
    >
      <Container>
        {title && (
          <header className={styles.header}>
            <Heading className={styles.title} id={titleId}>
              {typeof title === 'string' ? <HeadingText>{title}</HeadingText> : title}
            </Heading>
            {intro && (
              <div className={styles.intro}>
                {typeof intro === 'string' ? <HeadingText inClauses>{intro}</HeadingText> : intro}
              </div>
            )}
            {aside && <div className={styles.aside}>{aside}</div>}
          </header>
        )}
        {weight ? <div className={styles.body}>{children}</div> : children}
      </Container>
    </section>
  );
}
