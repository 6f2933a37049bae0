import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './notice.module.css';
import { noticeIcons } from './notice-tones.ts';
import type { NoticeTone } from './notice-tones.ts';

export interface NoticeProps {
  tone?: NoticeTone;
  title?: ReactNode;
  /** `alert` if the notice appeared because of the user's last action; otherwise leave it out. */
  role?: 'alert' | 'status';
  actions?: ReactNode;
  children?: ReactNode;
  className?: string;
}

/** A message about the page or a part of it. */
export function Notice({ tone = 'info', title, role, actions, children, className }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, styles[tone], className)} role={role}>
      <Icon name={noticeIcons[tone]} className={styles.icon} />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </div>
  );
}
