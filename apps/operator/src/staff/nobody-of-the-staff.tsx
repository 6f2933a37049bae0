import { routes } from '@uid/contract/pages';
import { localPath } from '@uid/contract/paths';
import { ButtonLink } from '@uid/ui/button-link';

import { useConsoleSession, useTexts } from '../session/console-session.ts';
import styles from './staff-gate.module.css';

const texts = {
  zh: { title: '这里没有门', text: '地址可能打错了，或者这一页已经搬走。', home: '回到首页' },
  en: {
    title: 'No door here',
    text: 'The address may be mistyped, or the page has moved.',
    home: 'Back to the home page',
  },
};

/** Somebody whose last role was taken away while the console was open, or who opened it on its own. */
export function NobodyOfTheStaff() {
  const { language } = useConsoleSession();
  const { title, text, home } = useTexts(texts);
  return (
    <div className={styles.door}>
      <h1>{title}</h1>
      <p>{text}</p>
      <p>
        <ButtonLink href={localPath(routes.home, language)}>{home}</ButtonLink>
      </p>
    </div>
  );
}
