import { useRouter } from '@tanstack/react-router';
import { Dialog } from '@uid/ui/dialog';
import { Skeleton } from '@uid/ui/skeleton';
import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';

import { rememberFocus } from '../request/remember-focus.ts';
import { useIsPrevious } from '../request/use-list.ts';
import { useAddress } from '../routing/use-address.ts';
import type { Parameters } from '../routing/use-address.ts';
import { useTexts } from '../session/console-session.ts';
import { ListBody } from '../table/list-body.tsx';
import styles from './detail-dialog.module.css';

const texts = {
  zh: {
    close: '关闭',
    loading: '正在载入…',
    goneTitle: '不在这一页',
    gone: '这一项已不在这一页：可能别人已经处理，或者它在另一页。',
  },
  en: {
    close: 'Close',
    loading: 'Loading…',
    goneTitle: 'Not on this page',
    gone: 'This one is no longer on this page: somebody may have seen to it, or it stands on another page.',
  },
};

interface DetailDialogProps<Row> {
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  title: (row: Row) => string;
  /** Shown instead of the general text if the row is no longer in the list and the screen knows more about it. */
  gone?: ReactNode;
  goneTitle?: string | undefined;
  children: (row: Row, close: () => void) => ReactNode;
}

/**
 * Shows one row of a list in full, at the side. The parameter `open` in the address names the row, so that it can be
 * linked to.
 */
export function DetailDialog<Row>(props: DetailDialogProps<Row>) {
  const { rows, keyOf, title, gone, goneTitle, children } = props;
  const own = useTexts(texts);
  const { query, change } = useAddress();
  const isPrevious = useIsPrevious();
  const { open } = query;
  const row = rows.find((each) => keyOf(each) === open);
  const close = () => change({ open: undefined }, { replaces: true });
  const id = useId();
  const router = useRouter();
  const restoreFocus = useRef<() => void>(undefined);
  // Remembers the focus before the dialog takes it, because a refetched list may no longer have the link that opened
  // the dialog.
  useLayoutEffect(() => {
    if (open !== undefined) restoreFocus.current = rememberFocus();
  }, [open]);
  // Restores the focus once the dialog is closed, and again if a later refetch removes the link that got the focus
  // back.
  useLayoutEffect(() => {
    if (open === undefined) restoreFocus.current?.();
  });
  /** Closes only this row's dialog: when an answer comes late, another row may be open. */
  const closeThis = () => {
    const now: Parameters = router.latestLocation.search;
    if (now['open'] === open) close();
  };
  const handleClose = () => {
    close();
    restoreFocus.current?.();
  };
  return (
    <Dialog
      id={id}
      placement="side"
      title={row ? title(row) : isPrevious ? own.loading : (goneTitle ?? own.goneTitle)}
      closeLabel={own.close}
      open={open !== undefined}
      onClose={handleClose}
    >
      {open !== undefined && (
        <ListBody>
          {/* The key remounts the form, so that text typed for one row does not appear for another. */}
          <div key={open} className={styles.body}>
            {row && children(row, closeThis)}
            {!row && isPrevious && <Skeleton label={own.loading} />}
            {!row && !isPrevious && (gone ?? <p>{own.gone}</p>)}
          </div>
        </ListBody>
      )}
    </Dialog>
  );
}
