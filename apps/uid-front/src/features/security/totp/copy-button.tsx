import { Button } from '@uid/ui/button';
import { Icon } from '@uid/ui/icon';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { useSession } from '../../../session/session-context.ts';

const texts = {
  zh: { copied: '已复制', failed: '浏览器不允许复制，请选中后手动复制' },
  en: { copied: 'Copied', failed: 'The browser does not allow it: select and copy by hand' },
};

/** Puts `text` on the clipboard and says whether it is there. */
export function CopyButton({ text, children }: { text: string; children: ReactNode }) {
  const own = texts[useSession().language];
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  async function copy(): Promise<void> {
    // A reader says only what has changed: the second time as well.
    setOutcome(undefined);
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  }
  return (
    <>
      <Button type="button" tone="secondary" size="small" onClick={() => void copy()}>
        <Icon name="copy" size={16} />
        {children}
      </Button>
      <output>{outcome && own[outcome]}</output>
    </>
  );
}
