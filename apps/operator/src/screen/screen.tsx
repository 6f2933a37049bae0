import { classNames } from '@uid/ui/class-names';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

import { useConsoleSession } from '../session/console-session.ts';
import { ViewsPlace } from '../views/views-place.tsx';
import styles from './screen.module.css';

interface ScreenProps {
  title: string;
  /** One sentence about the screen, if the title does not say enough. */
  lead?: ReactNode;
  /** Buttons or a count, beside the title. */
  actions?: ReactNode;
  /** True if the screen is printed as sheets, each of which has a title of its own. */
  printsSheets?: boolean;
  /** True if there is nothing at the address, or the screen did not load, so that no view can be saved. */
  isMissing?: boolean;
  children: ReactNode;
}

/** Title and content of a screen. It sets the document's title, and its heading gets the focus when it opens. */
export function Screen({ title, lead, actions, printsSheets, isMissing, children }: ScreenProps) {
  const { onTitle } = useConsoleSession();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => onTitle(title), [onTitle, title]);
  useEffect(() => heading.current?.focus(), []);
  return (
    <article className={styles.screen}>
      <header className={classNames(styles.header, printsSheets && styles.onScreen)}>
        <div>
          <h1 ref={heading} className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {!isMissing && <ViewsPlace />}
      {children}
    </article>
  );
}
