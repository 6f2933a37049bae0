import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Container } from '../grid/grid.tsx';
import { HeadingText } from '../heading-text/heading-text.tsx';
import styles from './page-header.module.css';

export interface PageHeaderProps {
  /**
   * The page's only `h1`. A string also gets line breaks between Chinese words. A hydrated page passes an element
   * instead, because the browser may segment words differently than the server.
   */
  title: ReactNode;
  /** One sentence about the purpose of the page. A string breaks like the title. */
  lead?: ReactNode;
  breadcrumbs?: ReactNode;
  /** Small text above the title: a kind, a date, a state. */
  meta?: ReactNode;
  actions?: ReactNode;
  /** Spans five columns and extends to the edge of the window. */
  drawing?: ReactNode;
  /** `display` for the home page and product pages, `small` for tasks such as cart and orders. */
  size?: 'display' | 'normal' | 'small';
}

/** The head of a page: text over seven columns, a drawing over five. */
export function PageHeader(props: PageHeaderProps) {
  const { title, lead, breadcrumbs, meta, actions, drawing, size = 'normal' } = props;
  return (
    <header
      className={classNames(styles.header, styles[size])}
      // With a drawing, the header fills nearly every window by itself: see lower-parts.ts.
      data-tall={drawing ? '' : undefined}
    >
      <Container>
        {breadcrumbs}
        <div className={classNames(styles.frame, drawing && styles.drawn)}>
          <div className={styles.words}>
            {meta && <div className={styles.meta}>{meta}</div>}
            <h1 className={styles.title}>
              {typeof title === 'string' ? <HeadingText>{title}</HeadingText> : title}
            </h1>
            {lead && (
              <div className={styles.lead}>
                {typeof lead === 'string' ? <HeadingText inClauses>{lead}</HeadingText> : lead}
              </div>
            )}
            {actions && <div className={styles.actions}>{actions}</div>}
          </div>
          {drawing && <div className={styles.drawing}>{drawing}</div>}
        </div>
      </Container>
    </header>
  );
}
