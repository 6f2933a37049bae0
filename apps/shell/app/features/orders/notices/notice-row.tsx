import type { Notice } from '@uid/contract/notices';
import { Button } from '@uid/ui/button';
import { Tag } from '@uid/ui/tag';
import { formatShopTime } from '@uid/ui/format-time';

import { useLanguage, useLocalPath } from '../../../layout/use-language.ts';
import { orderPaths } from '../order-paths.ts';
import { noticeTexts } from './notice-texts.ts';
import styles from './notices.module.css';

interface NoticeRowProps {
  notice: Notice;
  onRead: () => Promise<void>;
}

export function NoticeRow({ notice, onRead }: NoticeRowProps) {
  const language = useLanguage();
  const texts = noticeTexts[language];
  const localPath = useLocalPath();
  const { id, no, at, isRead, title, text } = notice;
  const address = localPath(orderPaths.order(no));
  return (
    <li id={`notice-${id}`} className={styles.notice}>
      <h2 className={styles.title}>
        {title} {!isRead && <Tag tone="photon">{texts.isNew}</Tag>}
      </h2>
      <p>{text}</p>
      <p className={styles.bar}>
        <time dateTime={new Date(at).toISOString()}>{formatShopTime(at, language)}</time>
        <a
          href={address}
          onClick={(event) => {
            const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey;
            if (isRead || !isPlain) return;
            // Loading the next page would cut the request off.
            event.preventDefault();
            void onRead().then(() => location.assign(address));
          }}
        >
          {texts.see}
          <span className="visually-hidden"> {no}</span>
        </a>
        {!isRead && (
          <Button tone="quiet" size="small" onClick={() => void onRead()}>
            {texts.read}
            <span className="visually-hidden">{texts.about(title)}</span>
          </Button>
        )}
      </p>
    </li>
  );
}
