import { routes } from '@uid/contract/pages';
import { localPath } from '@uid/contract/paths';
import { ButtonLink } from '@uid/ui/button-link';

import { useConsoleSession, useTexts } from '../session/console-session.ts';
import styles from './staff-gate.module.css';

const texts = {
  zh: {
    title: '这里没有门',
    text: '地址可能打错了，或者这一页已经搬走。',
    goneTitle: '您在控制台已没有角色',
    goneText:
      '管理员刚刚收回了您的最后一个角色；此后的操作都没有执行。如果不该收回，请联系管理员。',
    home: '回到首页',
  },
  en: {
    title: 'No door here',
    text: 'The address may be mistyped, or the page has moved.',
    goneTitle: 'You have no role here any more',
    goneText:
      'An administrator has just taken your last role away; nothing you did after that was carried out. If that is a mistake, ask an administrator.',
    home: 'Back to the home page',
  },
};

/**
 * Tells a user that their last role was taken away while the console was open. Anybody else reads the words of the
 * 404 page, so that nobody outside learns that there is a console.
 */
export function NobodyOfTheStaff({ wasStaff }: { wasStaff: boolean }) {
  const { language } = useConsoleSession();
  const own = useTexts(texts);
  return (
    <div className={styles.door}>
      <h1>{wasStaff ? own.goneTitle : own.title}</h1>
      <p>{wasStaff ? own.goneText : own.text}</p>
      <p>
        <ButtonLink href={localPath(routes.home, language)}>{own.home}</ButtonLink>
      </p>
    </div>
  );
}
