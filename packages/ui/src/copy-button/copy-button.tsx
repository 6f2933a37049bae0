import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import type { ButtonLook } from '../button/button-class.ts';
import { Icon } from '../icon/icon.tsx';
import { putOnClipboard } from './put-on-clipboard.ts';

export interface CopyButtonProps extends Pick<ButtonLook, 'tone'> {
  text: string;
  words: {
    copied: string;
    /** Where the browser does not allow it. */
    failed: string;
  };
  /** What is copied. */
  children: ReactNode;
}

/** Puts a text on the clipboard and says whether it is there. */
export function CopyButton({ text, tone = 'quiet', words, children }: CopyButtonProps) {
  const [isThere, setIsThere] = useState<boolean>();
  async function copy(): Promise<void> {
    // A reader says only what has changed: the second time as well.
    setIsThere(undefined);
    setIsThere(await putOnClipboard(text));
  }
  const outcome = isThere ? words.copied : words.failed;
  return (
    <Button tone={tone} size="small" onClick={() => void copy()}>
      <Icon name={isThere ? 'check' : 'copy'} size={16} />
      <output>{isThere === undefined ? children : outcome}</output>
    </Button>
  );
}
