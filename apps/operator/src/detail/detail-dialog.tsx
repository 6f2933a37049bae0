import { useRouter } from '@tanstack/react-router';
import { Dialog } from '@uid/ui/dialog';
import { Skeleton } from '@uid/ui/skeleton';
import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';

import { holdPlace } from '../request/hold-place.ts';
import { useIsFormer } from '../request/use-list.ts';
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
  /** Said of one that is no longer in the list, where more is known of it. */
  gone?: ReactNode;
  goneTitle?: string | undefined;
  children: (row: Row, close: () => void) => ReactNode;
}

/** One row of a list in full, at the side; `open` in the address names it, so that it can be linked to. */
export function DetailDialog<Row>(props: DetailDialogProps<Row>) {
  const { rows, keyOf, title, gone, goneTitle, children } = props;
  const own = useTexts(texts);
  const { query, change } = useAddress();
  const isFormer = useIsFormer();
  const { open } = query;
  const row = rows.find((each) => keyOf(each) === open);
  const close = () => change({ open: undefined }, { replaces: true });
  const id = useId();
  const router = useRouter();
  const goOnThere = useRef<() => void>(undefined);
  // Before the dialog takes the focus. The list may be read anew meanwhile, without the link that opened this.
  useLayoutEffect(() => {
    if (open !== undefined) goOnThere.current = holdPlace();
  }, [open]);
  // Once it is closed, and again where the list is read only after that, without the link that got the focus back.
  useLayoutEffect(() => {
    if (open === undefined) goOnThere.current?.();
  });
  /** After an answer that came late another one may be open. */
  const closeThis = () => {
    const now: Parameters = router.latestLocation.search;
    if (now['open'] === open) close();
  };
  const handleClose = () => {
    close();
    goOnThere.current?.();
  };
  return (
    <Dialog
      id={id}
      placement="side"
      title={row ? title(row) : isFormer ? own.loading : (goneTitle ?? own.goneTitle)}
      closeLabel={own.close}
      open={open !== undefined}
      onClose={handleClose}
    >
      {open !== undefined && (
        <ListBody>
          {/* What is typed of one row is not another one's. */}
          <div key={open} className={styles.body}>
            {row && children(row, closeThis)}
            {!row && isFormer && <Skeleton label={own.loading} />}
            {!row && !isFormer && (gone ?? <p>{own.gone}</p>)}
          </div>
        </ListBody>
      )}
    </Dialog>
  );
}
