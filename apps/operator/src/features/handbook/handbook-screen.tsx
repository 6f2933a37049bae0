import { Link } from '@tanstack/react-router';
import { staffRoles } from '@uid/contract/staff-roles';

import { Screen } from '../../screen/screen.tsx';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { useWho } from '../../staff/who.ts';
import { staffTexts } from '../staff/staff-texts.ts';
import styles from './handbook.module.css';
import { roleTexts } from './role-texts.ts';

const texts = {
  zh: {
    title: '员工手册',
    lead: '每个角色一页：做什么，在哪里做，怎么做。',
    yours: '您的角色',
    basics: '处处适用',
    rules: [
      '您看到的就是您可以做的；没有权限的页面和按钮不会出现。',
      '您做的每件事、打开的每份个人信息，都会和您的名字一起写进审计日志。只打开工作需要的内容。',
      '涉及钱、角色和密码时，会再次要求验证您的身份。离开座位请锁屏。',
      '按 ⌘K（Windows 上是 Ctrl+K）可以到任何页面。列表的筛选写在地址里，链接可以收藏，也可以发给同事。',
      '两个人同时改同一处，后保存的人会看到两份内容，什么都不会丢。',
    ],
  },
  en: {
    title: 'Handbook',
    lead: 'A page for each role: its tasks, where they are, and how to do them.',
    yours: 'your role',
    basics: 'True everywhere',
    rules: [
      'What you see is what you may do. Screens and buttons that are not yours do not appear.',
      'Whatever you do, and every person’s data you open, is written into the audit log with your name. Open what the work needs.',
      'Where it is about money, roles or passwords, you are asked to prove again who you are. Lock the screen when you leave it.',
      '⌘K (Ctrl+K on Windows) leads to every screen. Filters stand in the address, so a list can be kept as a bookmark or sent to a colleague.',
      'When two people change the same thing, the second to save sees both, and nothing is lost.',
    ],
  },
};

/** The rules for the whole console, and links to the page of each role. */
export function HandbookScreen() {
  const own = useTexts(texts);
  const { names } = useTexts(staffTexts);
  const { language } = useConsoleSession();
  const { roles } = useWho();
  return (
    <Screen title={own.title} lead={own.lead}>
      <ul className={styles.roles}>
        {staffRoles.map((role) => (
          <li key={role} className={styles.role}>
            <h2>
              <Link to="/handbook/$role" params={{ role }}>
                {names[role]}
              </Link>
              {roles.includes(role) && <small>{own.yours}</small>}
            </h2>
            <p>{roleTexts[role][language]}</p>
          </li>
        ))}
      </ul>
      <section className={styles.task}>
        <h2>{own.basics}</h2>
        <ul>
          {own.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </section>
    </Screen>
  );
}
