import { CopyButton as Button } from '@uid/ui/copy-button';

import { useLanguage } from '../use-language.ts';
import { copyTexts } from './copy-texts.ts';

interface CopyButtonProps {
  text: string;
  /** The label of the button. */
  word: string;
}

/** A copy button with the texts of the shell. */
export function CopyButton({ text, word }: CopyButtonProps) {
  return (
    <Button text={text} words={copyTexts[useLanguage()]}>
      {word}
    </Button>
  );
}
