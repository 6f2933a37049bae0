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
  /** `again` when the form stays and can be sent once more. */
  onSubmit: (value: z.output<S>) => Promise<void | 'again'>;
  /** What the controls hold, as the schema wants it; their texts by name unless given. */
  read?: (typed: FormData) => unknown;
  /** Messages for what the schema cannot know. */
  check?: (value: z.output<S>) => FieldMessages;
  /** What a field's value has to look like, said instead of that it does not match a pattern. */
  formats?: FieldMessages;
  /** What to say of a refusal beside a field, where this form knows better than the others. */
  refused?: (failure: ClientError) => FieldMessages;
}

export interface FormState {
  /** What is wrong, by the name of the control. */
  fields: FieldMessages;
  /** The refusal of the server or the network. */
  failure?: ClientError | undefined;
  isBusy?: boolean;
}

/** One form: the contract's schema first, then the server. What was typed stays as it is. */
export function useForm<S extends z.ZodMiniType>(options: FormOptions<S>) {
  const { schema, onSubmit, read = Object.fromEntries, check, formats, refused } = options;
  const { language } = useFormSession();
  const follow = use(ActContext);
  const [state, setState] = useState<FormState>({ fields: {} });
  const isRunning = useRef(false);

  /** The messages must stand beside their controls before one of these takes the focus. */
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
      // Otherwise it stays busy after a success: the page is about to go.
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

  /** What was wrong is said of what the field held; a refusal that stands beside its fields goes with the first. */
  function handleInput({ target }: FormEvent<HTMLFormElement>): void {
    const { name } = target as unknown as Control;
    if (state.fields[name]) setState({ fields: { ...state.fields, [name]: '' } });
  }

  return { ...state, handleInput, handleSubmit };
}

/** The messages about format, for fields that hold something: an empty field has a message of its own. */
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
