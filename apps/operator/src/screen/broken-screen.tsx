import type { ErrorComponentProps } from '@tanstack/react-router';
import { Button } from '@uid/ui/button';
import { ErrorState } from '@uid/ui/error-state';

import { useTexts } from '../session/console-session.ts';
import { Screen } from './screen.tsx';

const texts = {
  zh: {
    title: '这一页没能打开',
    text: '它的程序没有取到或出了错，其他页面不受影响。',
    reload: '重新加载',
  },
  en: {
    title: 'This screen did not open',
    text: 'Its program did not arrive or failed; other screens are not affected.',
    reload: 'Reload',
  },
};

/** Shown if a screen's file failed to load, or the screen threw. */
export function BrokenScreen({ error }: ErrorComponentProps) {
  const { title, text, reload } = useTexts(texts);
  return (
    <Screen title={title} isMissing>
      <ErrorState
        title={text}
        reference={<span lang="en">{error instanceof Error ? error.message : String(error)}</span>}
        retry={<Button onClick={() => location.reload()}>{reload}</Button>}
      />
    </Screen>
  );
}
