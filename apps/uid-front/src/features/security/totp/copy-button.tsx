import { CopyButton as Button } from '@uid/ui/copy-button';
import type { ReactNode } from 'react';

import { useSession } from '../../../session/session-context.ts';

const texts = {
  zh: { copied: '已复制', failed: '浏览器不允许复制，请手动复制' },
  en: { copied: 'Copied', failed: 'Not allowed: copy it by hand' },
};

/** A copy button with the texts of this application. */
export function CopyButton({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Button text={text} tone="secondary" words={texts[useSession().language]}>
      {children}
    </Button>
  );
}
