import { Button } from '@uid/ui/button';
import { Icon } from '@uid/ui/icon';
import { useState } from 'react';

import { useLanguage } from '../../../layout/use-language.ts';
import { orderTexts } from '../order-texts.ts';

interface CopyButtonProps {
  text: string;
  /** What the button says. */
  word: string;
}

/** Puts a text on the clipboard and says so. */
export function CopyButton({ text, word }: CopyButtonProps) {
  const { copied } = orderTexts[useLanguage()];
  const [isCopied, setIsCopied] = useState(false);
  async function copy(): Promise<void> {
    // A reader says only what has changed: the second time as well.
    setIsCopied(false);
    await navigator.clipboard.writeText(text);
    setIsCopied(true);
  }
  return (
    <Button type="button" tone="quiet" size="small" onClick={() => void copy()}>
      <Icon name={isCopied ? 'check' : 'copy'} size={16} />
      <output>{isCopied ? copied : word}</output>
    </Button>
  );
}
