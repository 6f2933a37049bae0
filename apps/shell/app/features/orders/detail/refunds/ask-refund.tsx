import { isClientError } from '@uid/contract/client-errors';
import { refundReasons, requestRefund } from '@uid/contract/refunds';
import type { OrderRefunds } from '@uid/contract/refunds';
import { Button } from '@uid/ui/button';
import { formatMoney } from '@uid/ui/format-money';
import { Notice } from '@uid/ui/notice';
import { RadioGroup } from '@uid/ui/radio-group';
import { SelectField } from '@uid/ui/select-field';
import { TextArea } from '@uid/ui/text-area';
import { useEffect, useRef, useState } from 'react';

import { useLanguage } from '../../../../layout/use-language.ts';
import { sendOnce } from '../../send-once.ts';
import { askedFen, bringsDelivery, emptyRefund, refundScopes, toRequest } from './refund-form.ts';
import type { RefundForm } from './refund-form.ts';
import { refundTexts } from './refund-texts.ts';
import styles from './refunds.module.css';
import { ScopeFields } from './scope-fields.tsx';

interface AskRefundProps {
  no: string;
  refunds: OrderRefunds;
  onAsked: (refunds: OrderRefunds) => void;
  onCancel: () => void;
}

/** Requests a refund of all that is left, of some pieces or of an amount; the button shows the amount. */
export function AskRefund({ no, refunds, onAsked, onCancel }: AskRefundProps) {
  const language = useLanguage();
  const texts = refundTexts[language];
  const [form, setForm] = useState(emptyRefund);
  const [tries, setTries] = useState(0);
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const update = (change: Partial<RefundForm>) => setForm((before) => ({ ...before, ...change }));
  const fen = askedFen(form, refunds);
  const money = (each: number) => formatMoney(each);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (tries > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);
  // All pieces may have been refunded while some money is left.
  const scopes = refundScopes.filter((each) => each !== 'pieces' || refunds.pieces.length > 0);

  async function handleSend(): Promise<void> {
    setTries(tries + 1);
    const { reason } = form;
    if (fen === undefined || !reason) return;
    setIsSending(true);
    setProblem(undefined);
    try {
      const input = { language, no, ...toRequest(form, reason) };
      const options = { skipErrorHandler: true };
      onAsked(await sendOnce('refund', requestRefund, { input, options }));
    } catch (cause) {
      if (!isClientError(cause)) throw cause;
      setProblem(cause.message);
      setIsSending(false);
    }
  }

  return (
    <form
      ref={element}
      className={styles.form}
      noValidate
      data-print="no"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) void handleSend();
      }}
    >
      <RadioGroup
        name="scope"
        label={texts.scope}
        layout="tiles"
        value={form.scope}
        options={scopes.map((scope) => ({ value: scope, label: texts.scopes[scope] }))}
        onChange={({ target }) => update({ scope: target.value as RefundForm['scope'] })}
      />
      <ScopeFields {...{ form, refunds, update }} isWrong={tries > 0 && fen === undefined} />
      <SelectField
        name="reason"
        label={texts.reason}
        error={tries > 0 && !form.reason && texts.reasonMissing}
        value={form.reason ?? ''}
        options={[
          { value: '', label: texts.chooseReason, disabled: true },
          ...refundReasons.map((each) => ({ value: each, label: texts.reasons[each] })),
        ]}
        aria-required
        onChange={({ target }) => update({ reason: target.value as RefundForm['reason'] })}
      />
      <TextArea
        name="note"
        label={texts.note}
        mark={texts.optional}
        hint={texts.noteHint}
        rows={3}
        maxLength={500}
        value={form.note}
        onChange={({ target }) => update({ note: target.value })}
      />
      {problem && (
        <Notice tone="danger" role="alert" title={texts.refused}>
          <p>{problem}</p>
        </Notice>
      )}
      {bringsDelivery(form, refunds) && (
        <p>{texts.withDelivery(money(refunds.deliveryFen ?? 0))}</p>
      )}
      <p className={styles.facts}>{texts.askHint}</p>
      <p className={styles.head}>
        <Button type="submit" busy={isSending}>
          {texts.submit(fen === undefined ? fen : money(fen))}
        </Button>
        <Button tone="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </p>
    </form>
  );
}
