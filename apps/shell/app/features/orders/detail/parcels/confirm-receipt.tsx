import { isClientError } from '@uid/contract/client-errors';
import type { Order } from '@uid/contract/orders';
import { confirmReceipt } from '@uid/contract/shipments';
import { Button } from '@uid/ui/button';
import { useState } from 'react';

import { useLanguage } from '../../../../layout/use-language.ts';
import { sendOnce } from '../../send-once.ts';
import { boughtKind } from '../bought-kind.ts';
import { parcelTexts } from './parcel-texts.ts';

interface ConfirmReceiptProps {
  order: Pick<Order, 'no' | 'lines'>;
  /** Fetches the order again. */
  reload: () => Promise<void>;
}

/** Lets the buyer confirm that everything has arrived: parcels, keys or both. */
export function ConfirmReceipt({ order: { no, lines }, reload }: ConfirmReceiptProps) {
  const language = useLanguage();
  const texts = parcelTexts[language];
  const bought = boughtKind(lines);
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function handleClick(): Promise<void> {
    setIsSending(true);
    setProblem(undefined);
    try {
      const options = { skipErrorHandler: true };
      await sendOnce('receipt', confirmReceipt, { input: { language, no }, options });
    } catch (cause) {
      if (!isClientError(cause)) throw cause;
      setProblem(texts.receiveFailed + cause.message);
    }
    await reload();
    setIsSending(false);
  }

  return (
    <>
      <p data-print="no">{texts.receiveHints[bought]}</p>
      {problem && <p role="alert">{problem}</p>}
      <p>
        <Button busy={isSending} onClick={() => void handleClick()}>
          {texts.receive[bought]}
        </Button>
      </p>
    </>
  );
}
