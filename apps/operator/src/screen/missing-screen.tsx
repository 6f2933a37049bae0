import { Link } from '@tanstack/react-router';

import { useTexts } from '../session/console-session.ts';
import { Screen } from './screen.tsx';

const texts = {
  zh: {
    title: '控制台里没有这一页',
    text: '地址可能打错了，或者您没有这一页的权限。',
    lostTitle: '您已没有这一页的权限',
    lostText: '您的一个角色刚刚被收回；此后在这里的操作都没有执行。如仍需要，请联系管理员。',
    home: '回到概览',
  },
  en: {
    title: 'The console has no such screen',
    text: 'The address may be mistyped, or your role does not include it.',
    lostTitle: 'This screen is no longer yours',
    lostText:
      'One of your roles has just been taken away; nothing you did here after that was carried out. Ask an administrator if you still need it.',
    home: 'Back to the overview',
  },
};

/** Shown for an address below the console's that leads to no screen. */
export function MissingScreen() {
  const { title, text } = useTexts(texts);
  return <NoScreen title={title} text={text} />;
}

/** Shown if the reader had the right to a screen when the console was opened, and has lost it since. */
export function LostScreen() {
  const { lostTitle, lostText } = useTexts(texts);
  return <NoScreen title={lostTitle} text={lostText} />;
}

function NoScreen({ title, text }: { title: string; text: string }) {
  const { home } = useTexts(texts);
  return (
    <Screen title={title} lead={text} isMissing>
      <p>
        <Link to="/">{home}</Link>
      </p>
    </Screen>
  );
}
