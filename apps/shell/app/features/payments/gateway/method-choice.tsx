import { isClientError, isRefusal } from '@uid/contract/client-errors';
import type { ClientError } from '@uid/contract/client-errors';
import { routes } from '@uid/contract/pages';
import { startPayment } from '@uid/contract/payments';
import type { Payment } from '@uid/contract/payments';
import { Button } from '@uid/ui/button';
import { ButtonLink } from '@uid/ui/button-link';
import { Notice } from '@uid/ui/notice';
import { RadioGroup } from '@uid/ui/radio-group';
import { useEffect, useEffectEvent, useState } from 'react';

import { useLanguage, useLocalPath } from '../../../layout/use-language.ts';
import { request } from '../../../request/shell-request.ts';
import { gatewayTexts } from './gateway-texts.ts';
import styles from '../payment.module.css';

interface MethodChoiceProps {
  payment: Payment;
  /** Starts the only method without asking: the visitor has just pressed a button that pays. */
  startsAtOnce: boolean;
  onStarted: (payment: Payment) => void;
  /** Called if the order has changed meanwhile and must be fetched again. */
  onRefused: () => void;
}

/** The methods that the server offers, and the button that opens an attempt. A single method is not a choice. */
export function MethodChoice(props: MethodChoiceProps) {
  const { payment, startsAtOnce, onStarted, onRefused } = props;
  const language = useLanguage();
  const texts = gatewayTexts[language];
  const { no, methods, attempt } = payment;
  const known = methods.find(({ code }) => code === attempt?.method.code) ?? methods[0];
  const [chosen, setChosen] = useState(known?.code);
  const [isStarting, setIsStarting] = useState(startsAtOnce);
  const [problem, setProblem] = useState<ClientError>();

  async function start(method: string): Promise<void> {
    try {
      onStarted(await request(startPayment, { language, no, method }, { skipErrorHandler: true }));
    } catch (cause) {
      if (!isClientError(cause)) throw cause;
      setProblem(cause);
      if (isRefusal(cause, 'STATE_CONFLICT')) onRefused();
    } finally {
      setIsStarting(false);
    }
  }

  const startAtOnce = useEffectEvent(() => {
    if (startsAtOnce && chosen) void start(chosen);
  });
  // The state is set when the answer comes, never in the effect itself.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => startAtOnce(), []);

  function handleSubmit(method: string): void {
    setIsStarting(true);
    setProblem(undefined);
    void start(method);
  }

  const only = methods.length === 1 ? known : undefined;
  if (!chosen) return <NoMethods />;
  return (
    <form
      className={styles.methods}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isStarting) handleSubmit(chosen);
      }}
    >
      {only ? (
        <p className={styles.hint}>{only.hint}</p>
      ) : (
        <RadioGroup
          name="method"
          label={texts.method}
          value={chosen}
          options={methods.map(({ code, name, hint }) => ({ value: code, label: name, hint }))}
          onChange={(event) => setChosen(event.target.value)}
        />
      )}
      {problem && (
        <Notice tone="danger" role="alert" title={texts.refusedTitle}>
          <p>{problem.message}</p>
          <p>{texts.retryHint}</p>
        </Notice>
      )}
      <Button type="submit" size="large" block busy={isStarting}>
        {only ? texts.startWith(only.name) : texts.start}
      </Button>
    </form>
  );
}

function NoMethods() {
  const texts = gatewayTexts[useLanguage()];
  const localPath = useLocalPath();
  return (
    <Notice
      tone="warning"
      title={texts.noMethodsTitle}
      actions={
        <ButtonLink href={localPath(`${routes.support}#contact`)}>{texts.contact}</ButtonLink>
      }
    >
      <p>{texts.noMethodsText}</p>
    </Notice>
  );
}
