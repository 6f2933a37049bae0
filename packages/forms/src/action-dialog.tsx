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
  /**
   * Called with false when the dialog was closed, and with true if it has to open again, because a submission that was
   * still running failed and the form shows why.
   */
  onToggle: (isOpen: boolean) => void;
  /** One or two sentences about what will happen. */
  lead: ReactNode;
  /** The form that performs the action; it is created anew each time. */
  children: ReactNode;
}

/** A dialog that explains an action before the user performs it. */
export function ActionDialog({ id, title, isOpen, onToggle, lead, children }: ActionDialogProps) {
  const { language } = useFormSession();
  const body = useRef<HTMLDivElement>(null);
  // The browser would focus the close button; if the form has a field, the focus belongs there.
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
