import { Loader } from '@uid/ui/loader';

import { useTexts } from '../session/console-session.ts';

const texts = { zh: '正在载入…', en: 'Loading…' };

/** Shown while the screen's own file is loading. */
export function PendingScreen() {
  return <Loader label={useTexts(texts)} />;
}
