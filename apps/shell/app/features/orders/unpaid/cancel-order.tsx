import { isClientError } from '@uid/contract/client-errors';
import { cancelOrder, cancelReasons } from '@uid/contract/orders';
import type { Order } from '@uid/contract/orders';
import { Button } from '@uid/ui/button';
import { Dialog } from '@uid/ui/dialog';
import { Notice } from '@uid/ui/notice';
import { RadioGroup } from '@uid/ui/radio-group';
import { useEffect, useRef, useState } from 'react';

import { useLanguage } from '../../../layout/use-language.ts';
import { orderTexts } from '../order-texts.ts';
import { sendOnce } from '../send-once.ts';
import styles from './unpaid.module.css';
import { unpaidTexts } from './unpaid-texts.ts';

interface CancelOrderProps {
  no: string;
  /** The order as the server has it after cancelling. */
  onCancelled: (order: Order) => void;
  /** Called if the order has changed meanwhile and must be fetched again. */
  onRefused: () => void;
}

/** A button, and the dialog that asks for the reason. */
export function CancelOrder({ no, onCancelled, onRefused }: CancelOrderProps) {
  const language = useLanguage();
  const texts = unpaidTexts[language];
  const [isOpen, setIsOpen] = useState(false);
  const [reason, setReason] = useState<(typeof cancelReasons)[number]>('changed-mind');
  const [isCancelling, setIsCancelling] = useState(false);
  const [problem, setProblem] = useState<string>();
  const question = useRef<HTMLDivElement>(null);
  // The browser would choose the button that closes the dialog again.
  useEffect(() => {
    if (isOpen) question.current?.querySelector<HTMLElement>(':checked')?.focus();
  }, [isOpen]);

  async function handleConfirm(): Promise<void> {
    setProblem(undefined);
    setIsCancelling(true);
    try {
      const options = { skipErrorHandler: true };
      const input = { language, no, reason };
      const order = await sendOnce('cancellation', cancelOrder, { input, options });
      setIsOpen(false);
      onCancelled(order);
    } catch (cause) {
      if (!isClientError(cause)) throw cause;
      setProblem(cause.message);
      // The dialog may have been closed meanwhile.
      setIsOpen(true);
      onRefused();
    } finally {
      setIsCancelling(false);
    }
  }

  return (
    <>
      <Button
        tone="quiet"
        onClick={() => {
          setProblem(undefined);
          setIsOpen(true);
        }}
      >
        {texts.cancel}
      </Button>
      <Dialog
        id="cancel-order"
        title={texts.cancelTitle}
        closeLabel={orderTexts[language].close}
        open={isOpen}
        onClose={() => setIsOpen(false)}
        actions={
          <>
            <Button tone="secondary" onClick={() => setIsOpen(false)}>
              {texts.keep}
            </Button>
            <Button tone="danger" busy={isCancelling} onClick={() => void handleConfirm()}>
              {texts.confirmCancel}
            </Button>
          </>
        }
      >
        <p className={styles.consequence}>{texts.cancelText}</p>
        <div ref={question}>
          <RadioGroup
            name="reason"
            label={texts.reason}
            value={reason}
            options={cancelReasons.map((each) => ({ value: each, label: texts.reasons[each] }))}
            onChange={(event) => setReason(event.target.value as typeof reason)}
          />
        </div>
        {problem && (
          <Notice tone="danger" role="alert" title={texts.cancelFailed}>
            <p>{problem}</p>
          </Notice>
        )}
      </Dialog>
    </>
  );
}
