import { logout } from '@uid/contract/identity';
import { storedEvent } from '@uid/contract/markers';
import { Button } from '@uid/ui/button';

import styles from '../../app.module.css';
import { useSession } from '../../session.ts';

const texts = {
  zh: { as: '当前登录：', go: '继续', out: '退出登录', change: '修改密码' },
  en: { as: 'Logged in as ', go: 'Continue', out: 'Log out', change: 'Change the password' },
};

/** Somebody who is logged in already: go on, change the password, or leave. */
export function LoggedIn({ email, onLogout }: { email: string; onLogout: () => void }) {
  const { language, request, storage, leave, query, hrefOf } = useSession();
  const own = texts[language];
  async function handleLogout(): Promise<void> {
    // Ended here in any case; a session that the server could not end by now runs out by itself.
    await request(logout, {}, { skipErrorHandler: true }).catch(() => undefined);
    storage.clear();
    dispatchEvent(new Event(storedEvent));
    onLogout();
  }
  return (
    <>
      <p>
        {own.as}
        <strong>{email}</strong>
      </p>
      <Button type="button" block onClick={() => leave(query)}>
        {own.go}
      </Button>
      <p className={styles.links}>
        <a href={hrefOf('/modify-password')}>{own.change}</a>
        <button type="button" onClick={() => void handleLogout()}>
          {own.out}
        </button>
      </p>
    </>
  );
}
