import { Column, Container, Grid } from '@uid/ui/grid';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

import { useSession } from '../session/session-context.ts';
import { PageDrawing } from './page-drawing.tsx';
import styles from './page.module.css';

interface PageProps {
  title: string;
  lead?: ReactNode;
  /** True for lists: gives more of the width to the text. */
  wide?: boolean;
  children: ReactNode;
}

/** Text over five columns; beside it the pattern that belongs to this page alone. */
export function Page({ title, lead, wide = false, children }: PageProps) {
  return (
    <Container>
      <Grid className={styles.page}>
        <Column span={wide ? 8 : 5} tablet={wide ? 12 : 6} className={styles.words}>
          <Heading title={title} />
          {lead && <p className={styles.lead}>{lead}</p>}
          {children}
        </Column>
        <Column
          span={wide ? 3 : 6}
          tablet={6}
          start={wide ? 10 : 7}
          bleed
          className={wide ? styles.narrowDrawing : styles.drawing}
        >
          <PageDrawing wide={wide} />
        </Column>
      </Grid>
    </Container>
  );
}

/**
 * Takes the focus when it replaces the heading of another page, unless one of the page's fields has it. The host
 * handles the focus of the first page.
 */
function Heading({ title }: { title: string }) {
  const { onTitle, memory } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => onTitle?.(title), [onTitle, title]);
  useEffect(() => {
    const { current } = heading;
    if (!current || memory.isFirstHeading(current)) return;
    if (!current.parentElement?.contains(document.activeElement)) current.focus();
  }, [memory]);
  return (
    <h1 ref={heading} className={styles.title} tabIndex={-1}>
      {title}
    </h1>
  );
}
