import { isClientError } from '@uid/contract/client-errors';
import type { ClientError } from '@uid/contract/client-errors';
import type { Language } from '@uid/contract/language';
import { validate } from '@uid/contract/validate';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import type { z } from 'zod';

interface FormOptions<S extends z.ZodType> {
  schema: S;
  language: Language;
  onSubmit: (value: z.output<S>) => Promise<void>;
}

/** One form: the contract's schema first, then the server; what was typed stays as it is. */
export function useForm<S extends z.ZodType>({ schema, language, onSubmit }: FormOptions<S>) {
  const [fields, setFields] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<ClientError>();
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);

  function refuse(form: HTMLFormElement, messages: Record<string, string>): void {
    setFields(messages);
    const first = [...form.elements].find(
      (each) => each instanceof HTMLInputElement && each.name in messages,
    );
    if (first instanceof HTMLElement) first.focus();
  }

  async function submit(form: HTMLFormElement): Promise<void> {
    setFailure(undefined);
    setFields({});
    const checked = validate(schema, Object.fromEntries(new FormData(form)), language);
    if (!checked.ok) return refuse(form, checked.fields);
    setBusy(true);
    try {
      await onSubmit(checked.value);
    } catch (cause) {
      if (!isClientError(cause)) throw cause;
      setFailure(cause);
      refuse(form, cause.result?.fields ?? {});
    } finally {
      setBusy(false);
    }
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isRunning.current) return;
    isRunning.current = true;
    void submit(event.currentTarget).finally(() => {
      isRunning.current = false;
    });
  }

  return { fields, failure, isBusy, handleSubmit };
}
