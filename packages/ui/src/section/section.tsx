import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Container } from '../grid/grid.tsx';
import { HeadingText } from '../heading-text/heading-text.tsx';
import { nearMarker } from './lower-parts.ts';
import styles from './section.module.css';

export interface SectionProps {
  /** The fragment by which links lead to this section. */
  id?: string;
  /**
   * A string also gets line breaks between Chinese words. A hydrated page passes an element instead, because the
   * browser may segment words differently than the server.
   */
  title?: ReactNode;
  /** Text under the title, limited to the reading width. */
  intro?: ReactNode;
  /** Shown beside the title at the far end: a link to the complete list. */
  aside?: ReactNode;
  /** `ink` is dark in both themes. */
  tone?: 'plain' | 'wash' | 'ink';
  /** `tight` between sections that belong together. */
  space?: 'normal' | 'tight';
  /**
   * The visual weight of the section. `drawing` extends from edge to edge of the window, for explanations; `table` is
   * dense, for figures; `quiet` is text. The last two have their title beside the contents, not above them.
   */
  weight?: 'drawing' | 'table' | 'quiet';
  heading?: 'h2' | 'h3';
  /** The section is visible in most windows before scrolling, so its fonts are loaded with the page's first ones. */
  isSeenFirst?: boolean;
  /** The section only links elsewhere, so it is left out in print. */
  isOnScreenOnly?: boolean;
  children?: ReactNode;
}

/** A section of a page: a hairline, a heading over seven columns, and its contents. */
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
