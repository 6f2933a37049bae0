import { Button } from '@uid/ui/button';
import { EmptyState } from '@uid/ui/empty-state';
import { SimCard } from '@uid/ui/isometric/sim-card';

import { useLanguage } from '../../../layout/use-language.ts';
import { useLostFocus } from '../../../layout/use-lost-focus.ts';
import { ResourceView } from '../parts/resource-view.tsx';
import { NoticeRow } from './notice-row.tsx';
import { noticeTexts } from './notice-texts.ts';
import styles from './notices.module.css';
import { useNotices } from './use-notices.ts';

/** The account's notices, newest first, to be read or marked as read. */
export function NoticeList() {
  const texts = noticeTexts[useLanguage()];
  const { resource, isBusy, hasFailed, markRead, loadMore } = useNotices();
  const { place, leadTo } = useLostFocus<HTMLDivElement>();
  return (
    <ResourceView resource={resource}>
      {({ notices, unread, next }) =>
        notices.length === 0 ? (
          <EmptyState drawing={<SimCard />} title={texts.emptyTitle}>
            <p>{texts.emptyText}</p>
          </EmptyState>
        ) : (
          <div className={styles.list} ref={place}>
            <p className={styles.bar}>
              <output>{unread > 0 ? texts.unread(unread) : texts.none}</output>
              {unread > 0 && (
                <Button
                  tone="quiet"
                  size="small"
                  busy={isBusy}
                  onClick={() => {
                    leadTo('li a');
                    void markRead();
                  }}
                >
                  {texts.readAll}
                </Button>
              )}
            </p>
            {hasFailed && <p role="alert">{texts.failed}</p>}
            <ul className={styles.notices}>
              {notices.map((notice) => (
                <NoticeRow
                  key={notice.id}
                  notice={notice}
                  onRead={() => {
                    leadTo(`#notice-${notice.id} a`);
                    return markRead([notice.id]);
                  }}
                />
              ))}
            </ul>
            {next && (
              <Button
                tone="secondary"
                busy={isBusy}
                onClick={() => {
                  leadTo(`li:nth-child(${notices.length + 1}) a`);
                  void loadMore();
                }}
              >
                {texts.more}
              </Button>
            )}
          </div>
        )
      }
    </ResourceView>
  );
}
