import { useEffect, useId, useRef, type ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import styles from './dialog.module.css';

export interface DialogProps {
  /** The dialog's id; a button with `invoker(id)` opens the dialog without any script. */
  id: string;
  title: ReactNode;
  closeLabel: string;
  /** Whether the dialog is open, on a hydrated page. Leave it out if buttons open the dialog. */
  open?: boolean;
  /** Called after the dialog has closed, by whatever means. */
  onClose?: () => void;
  /** Buttons at the end, usually inside a form with `method="dialog"`. */
  actions?: ReactNode;
  /** `side` slides in from the end edge over the whole height, for filters and details. */
  placement?: 'centre' | 'side';
  children: ReactNode;
}

/** A native modal dialog: the browser handles focus, Escape, inertness and the backdrop. */
export function Dialog(props: DialogProps) {
  const { id, title, closeLabel, open, onClose, actions, placement = 'centre', children } = props;
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (open === undefined || !dialog.current || open === dialog.current.open) return;
    if (open) dialog.current.showModal();
    else dialog.current.close();
  }, [open]);

  return (
    <dialog
      ref={dialog}
      id={id}
      className={classNames(styles.dialog, styles[placement])}
      aria-labelledby={titleId}
      closedby="any"
      onClose={onClose}
    >
      <header className={styles.header}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        <form method="dialog">
          <button type="submit" className={styles.close} aria-label={closeLabel}>
            <Icon name="close" />
          </button>
        </form>
      </header>
      <div className={styles.body}>{children}</div>
      {actions && <footer className={styles.actions}>{actions}</footer>}
    </dialog>
  );
}
