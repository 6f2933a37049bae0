import { isClientError } from '@uid/contract/client-errors';
import type { ClientError } from '@uid/contract/client-errors';
import { validate } from '@uid/contract/validate';
import type { z } from '@uid/contract/zod';
import { use, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { flushSync } from 'react-dom';

import { ActContext } from './act-context.ts';
import { useFormSession } from './form-session.ts';
import { refusedFields } from './refused-fields.ts';

export type FieldMessages = Record<string, string>;

interface FormOptions<S extends z.ZodMiniType> {
  schema: S;
  /** Resolves to `again` if the form stays open and can be submitted once more. */
  onSubmit: (value: z.output<S>) => Promise<void | 'again'>;
  /** Converts the controls' values to the schema's input; by default, their texts by name. */
  read?: (typed: FormData) => unknown;
  /** Returns messages for errors that the schema can't detect. */
  check?: (value: z.output<S>) => FieldMessages;
  /**
   * Messages that describe a field's format, shown instead of the general message that the value does not match a
   * pattern.
   */
  formats?: FieldMessages;
  /** Returns messages to show at fields for a server error, if this form knows more specific ones. */
  refused?: (failure: ClientError) => FieldMessages;
}

export interface FormState {
  /** The error messages, by the name of the control. */
  fields: FieldMessages;
  /** The error of the server or the network. */
  failure?: ClientError | undefined;
  isBusy?: boolean;
}

/**
 * The state of one form: it is validated with the contract's schema first, then by the server. The typed values stay
 * unchanged.
 */
export function useForm<S extends z.ZodMiniType>(options: FormOptions<S>) {
  const { schema, onSubmit, read = Object.fromEntries, check, formats, refused } = options;
  const { language } = useFormSession();
  const follow = use(ActContext);
  const [state, setState] = useState<FormState>({ fields: {} });
  const isRunning = useRef(false);

  /** Renders synchronously, because the message must be next to its control before the control takes the focus. */
  function refuse(form: HTMLFormElement, refusal: FormState): void {
    flushSync(() => setState(refusal));
    controlsOf(form)
      .find(({ name }) => name in refusal.fields)
      ?.focus();
  }

  async function submit(form: HTMLFormElement): Promise<void> {
    const data = new FormData(form);
    const typed = Object.fromEntries(data);
    const checked = validate(schema, read(data), language);
    const fields = checked.ok
      ? (check?.(checked.value) ?? {})
      : { ...checked.fields, ...formatMessages(checked.fields, { typed, formats }) };
    if (!checked.ok || Object.keys(fields).length > 0) return refuse(form, { fields });
    setState({ fields: {}, isBusy: true });
    try {
      const act = onSubmit(checked.value);
      follow?.(act);
      // Otherwise the form stays busy after a success, because the page is about to change.
      if ((await act) === 'again') setState({ fields: {} });
    } catch (cause) {
      if (!isClientError(cause)) throw cause;
      const names = controlsOf(form).map(({ name }) => name);
      const own = refused?.(cause);
      refuse(form, { failure: cause, fields: refusedFields(cause, { names, language, own }) });
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

  /**
   * An error refers to the field's old value, so typing removes it. A server error that is shown at its fields is
   * removed with the first of them.
   */
  function handleInput({ target }: FormEvent<HTMLFormElement>): void {
    const { name } = target as unknown as Control;
    if (state.fields[name]) setState({ fields: { ...state.fields, [name]: '' } });
  }

  return { ...state, handleInput, handleSubmit };
}

/** The messages about the format, for fields with a value: an empty field has another message. */
function formatMessages(
  fields: FieldMessages,
  { typed, formats = {} }: { typed: Record<string, unknown>; formats?: FieldMessages | undefined },
): FieldMessages {
  const isFilled = ([name]: [string, string]) =>
    name in fields && String(typed[name]).trim() !== '';
  return Object.fromEntries(Object.entries(formats).filter(isFilled));
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter((each): each is Control =>
    each.matches('input, textarea, select'),
  );
}
