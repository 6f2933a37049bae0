import { Link } from '@tanstack/react-router';

import { useTexts } from '../session/console-session.ts';
import { Screen } from './screen.tsx';

const texts = {
  zh: {
    title: '控制台里没有这一页',
    text: '地址可能打错了，或者您没有这一页的权限。',
    home: '回到概览',
  },
  en: {
    title: 'The console has no such screen',
    text: 'The address may be mistyped, or your role does not include it.',
    home: 'Back to the overview',
  },
};

/** An address below the console's that leads nowhere. */
export function MissingScreen() {
  const { title, text, home } = useTexts(texts);
  return (
    <Screen title={title} lead={text}>
      <p>
        <Link to="/">{home}</Link>
      </p>
    </Screen>
  );
}
