import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import styles from './table.module.css';

interface TableFrameProps {
  /** Names the table and the region in which it scrolls. */
  caption: string;
  /** The caption is hidden but read by screen readers, if a heading above already says the same. */
  hideCaption?: boolean | undefined;
  className?: string | undefined;
  /** The class of that region. */
  frameClassName?: string | undefined;
  children: ReactNode;
}

/** A table that scrolls inside its own focusable region, so that the page never scrolls sideways. */
export function TableFrame(props: TableFrameProps) {
  const { caption, hideCaption, className, frameClassName, children } = props;
  const region = classNames(styles.scroller, frameClassName);
  return (
    // A scrolling region must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={region} aria-label={caption} tabIndex={0}>
      <table className={classNames(styles.table, className)}>
        <caption className={hideCaption ? 'visually-hidden' : styles.caption}>{caption}</caption>
        {children}
      </table>
    </section>
  );
}
