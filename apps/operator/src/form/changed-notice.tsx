import { Button } from '@uid/ui/button';
import { Notice } from '@uid/ui/notice';
import type { ReactNode } from 'react';

interface ChangedNoticeProps {
  words: Readonly<Record<'changedTitle' | 'changedText' | 'takeTheirs' | 'keepMine', string>>;
  onTake: () => void;
  onKeep: () => void;
  /** The differences between the two texts. */
  children: ReactNode;
}

/** Asks which of two texts to keep after somebody else has saved the text that is being edited. */
export function ChangedNotice({ words, onTake, onKeep, children }: ChangedNoticeProps) {
  return (
    <Notice
      tone="warning"
      role="alert"
      title={words.changedTitle}
      actions={
        <>
          <Button size="small" onClick={onTake}>
            {words.takeTheirs}
          </Button>
          <Button size="small" tone="secondary" onClick={onKeep}>
            {words.keepMine}
          </Button>
        </>
      }
    >
      <p>{words.changedText}</p>
      {children}
    </Notice>
  );
}
