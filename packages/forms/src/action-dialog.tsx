import { Dialog } from '@uid/ui/dialog';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

import { FormHolder } from './form-holder.tsx';
import { useFormSession } from './form-session.ts';
import styles from './action-dialog.module.css';

const texts = { zh: '关闭', en: 'Close' };

interface ActionDialogProps {
  id: string;
  title: string;
  isOpen: boolean;
  /** It was closed, or opens again: what it did meanwhile was refused, and it says why. */
  onToggle: (isOpen: boolean) => void;
  /** What happens, in a sentence or two. */
  lead: ReactNode;
  /** The form that does it; made anew each time. */
  children: ReactNode;
}

/** Says what is about to happen before it does. */
export function ActionDialog({ id, title, isOpen, onToggle, lead, children }: ActionDialogProps) {
  const { language } = useFormSession();
  const body = useRef<HTMLDivElement>(null);
  // The browser would choose the button that closes it again; where something is asked, that comes first.
  useEffect(() => {
    if (isOpen)
      body.current?.querySelector<HTMLElement>('[data-first], input:not([readonly])')?.focus();
  }, [isOpen]);
  return (
    <Dialog
      id={id}
      title={title}
      closeLabel={texts[language]}
      open={isOpen}
      onClose={() => onToggle(false)}
    >
      <FormHolder isOpen={isOpen} onReopen={() => onToggle(true)}>
        <div ref={body} className={styles.body}>
          <p>{lead}</p>
          {children}
        </div>
      </FormHolder>
    </Dialog>
  );
}
