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
    /** Shown if the browser does not allow copying. */
    failed: string;
  };
  /** The button's label, which names what is copied. */
  children: ReactNode;
}

/** Copies a text to the clipboard and tells whether that succeeded. */
export function CopyButton({ text, tone = 'quiet', words, children }: CopyButtonProps) {
  const [isThere, setIsThere] = useState<boolean>();
  async function copy(): Promise<void> {
    // A screen reader announces only changes, so the result is reset first to be announced the second time as well.
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
