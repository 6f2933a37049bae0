import { isClientError } from '@uid/contract/client-errors';
import { withdrawRefund } from '@uid/contract/refunds';
import type { OrderRefunds, RefundRequest } from '@uid/contract/refunds';
import { Button } from '@uid/ui/button';
import { Money } from '@uid/ui/money';
import { Status } from '@uid/ui/status';
import { formatShopTime } from '@uid/ui/format-time';
import { useState } from 'react';

import { useLanguage } from '../../../../layout/use-language.ts';
import { sendOnce } from '../../send-once.ts';
import { refundTexts } from './refund-texts.ts';
import styles from './refunds.module.css';

interface RefundRowProps {
  no: string;
  request: RefundRequest;
  onChange: (refunds: OrderRefunds) => void;
}

/** One refund request: its amount, reason and state. An open request can be withdrawn. */
export function RefundRow({ no, request, onChange }: RefundRowProps) {
  const language = useLanguage();
  const texts = refundTexts[language];
  const [isSending, setIsSending] = useState(false);
  const { id, state, reason, note, amountFen, pieces, requestedAt, answer } = request;

  async function handleWithdraw(): Promise<void> {
    setIsSending(true);
    try {
      onChange(await sendOnce('withdrawal', withdrawRefund, { input: { language, no, id } }));
    } catch (cause) {
      // The request layer has shown the reason.
      if (!isClientError(cause)) throw cause;
    }
    setIsSending(false);
  }

  return (
    <li id={`refund-${id}`} className={styles.request} tabIndex={-1}>
      <p className={styles.head}>
        <Money fen={amountFen} size="large" />
        <Status tone={state === 'declined' ? 'danger' : 'photon'}>{texts.states[state]}</Status>
      </p>
      <p className={styles.facts}>
        {texts.reasons[reason]}
        {pieces.map(({ sku, name, quantity }) => ` · ${name} (${sku}) × ${quantity}`)}
        {` · ${texts.requested} ${formatShopTime(requestedAt, language)}`}
      </p>
      {note && <p className={styles.facts}>{note}</p>}
      {answer && <p>{texts.answer(answer)}</p>}
      {state === 'open' && (
        <p data-print="no">
          <Button tone="quiet" size="small" busy={isSending} onClick={() => void handleWithdraw()}>
            {texts.withdraw}
          </Button>
        </p>
      )}
    </li>
  );
}
