import { Button } from '@uid/ui/button';
import { EmptyState } from '@uid/ui/empty-state';

import { useLanguage } from '../../../layout/use-language.ts';
import { ResourceView } from '../parts/resource-view.tsx';
import { NoticeRow } from './notice-row.tsx';
import { noticeTexts } from './notice-texts.ts';
import styles from './notices.module.css';
import { useNotices } from './use-notices.ts';

/** What the account was told, newest first: to be read, or marked as read. */
export function NoticeList() {
  const texts = noticeTexts[useLanguage()];
  const { resource, isBusy, hasFailed, markRead, loadMore } = useNotices();
  return (
    <ResourceView resource={resource}>
      {({ notices, unread, next }) =>
        notices.length === 0 ? (
          <EmptyState title={texts.emptyTitle}>
            <p>{texts.emptyText}</p>
          </EmptyState>
        ) : (
          <>
            <p className={styles.bar}>
              <output>{unread > 0 ? texts.unread(unread) : texts.none}</output>
              {unread > 0 && (
                <Button
                  type="button"
                  tone="quiet"
                  size="small"
                  busy={isBusy}
                  onClick={() => void markRead()}
                >
                  {texts.readAll}
                </Button>
              )}
            </p>
            {hasFailed && <p role="alert">{texts.failed}</p>}
            <ul className={styles.notices}>
              {notices.map((notice) => (
                <NoticeRow key={notice.id} notice={notice} onRead={() => markRead([notice.id])} />
              ))}
            </ul>
            {next && (
              <Button type="button" tone="secondary" busy={isBusy} onClick={() => void loadMore()}>
                {texts.more}
              </Button>
            )}
          </>
        )
      }
    </ResourceView>
  );
}
