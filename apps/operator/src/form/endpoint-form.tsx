import { isClientError } from '@uid/contract/client-errors';
import type { ClientError } from '@uid/contract/client-errors';
import type { Endpoint, InputOf, OutputOf } from '@uid/contract/endpoint';
import { Form } from '@uid/forms/form';
import { useForm } from '@uid/forms/use-form';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';

import { useWrite } from '../request/use-write.ts';
import { schemaField } from './field-kind.ts';
import type { SchemaField } from './field-kind.ts';
import { FormField } from './form-field.tsx';
import type { FieldTexts } from './form-field.tsx';
import { readTyped } from './read-typed.ts';
import { useKeptText } from './use-kept-text.ts';
import { useNowText } from './use-opened.ts';

/** The fields that the user fills in; the others are given. */
type Asked<E extends Endpoint, Given> = Exclude<keyof InputOf<E>, keyof Given>;

interface EndpointFormProps<E extends Endpoint, Given extends Partial<InputOf<E>>> {
  endpoint: E;
  /** The values that the user is not asked for, such as the id of the subject and the language. */
  given: Given;
  /** Texts of the fields, in the order in which the form shows them. */
  fields: Readonly<Record<Asked<E, Given> & string, FieldTexts>>;
  submit: string;
  /**
   * True while something that belongs to the form, such as a file, is still on its way: the user can type, but not
   * send.
   */
  isAwaiting?: boolean;
  /** `danger` for an action that can't be undone. */
  tone?: 'primary' | 'danger';
  /** Called after the answer. The form keeps its fields and can be sent once more. */
  onDone: (result: OutputOf<E>, sent: InputOf<E>) => void;
  /** Called in addition to the message that the form shows. */
  onRefused?: (cause: ClientError, sent: InputOf<E>) => void;
  /** Further choices, below the fields. */
  children?: ReactNode;
}

/** The text typed in a field, and the initial value that it replaced. */
interface Typed {
  typed: string;
  over: string;
}

/** A form made from an endpoint, whose schema decides on the controls and the values that they take. */
export function EndpointForm<E extends Endpoint, Given extends Partial<InputOf<E>>>(
  props: EndpointFormProps<E, Given>,
) {
  const { endpoint, given, fields, submit, isAwaiting, tone, onDone, onRefused, children } = props;
  const names = Object.keys(fields) as (Asked<E, Given> & string)[];
  const asked = names.map((name) => schemaField(endpoint.input, name));
  const id = useId();
  const kept = useKeptText<Record<string, Typed>>(`${endpoint.path} ${subjectOf(given)}`);
  const [restored] = useState(() => kept.read() ?? {});
  const now = useNowText();
  // Forgets the kept text before the screen is fetched again: an empty form that opens then must not restore the text
  // that was sent.
  const { send } = useWrite(endpoint, () => kept.keep(undefined));
  const form = useForm({
    schema: endpoint.input,
    formats: Object.fromEntries(
      names.flatMap((name) => (fields[name].format ? [[name, fields[name].format]] : [])),
    ),
    read: (typed) => ({ ...given, ...readTyped(asked, typed) }),
    onSubmit: async (value) => {
      // The schema accepts its own output as input.
      const input = value as InputOf<E>;
      try {
        onDone(await send(input), input);
      } catch (cause) {
        if (isClientError(cause)) onRefused?.(cause, input);
        throw cause;
      }
      return 'again';
    },
  });
  const textsOf = ({ name }: SchemaField): FieldTexts => fields[name as (typeof names)[number]];
  function keepTyped(field: SchemaField, typed: string) {
    const { [field.name]: before, ...others } = kept.read() ?? {};
    const over = before?.over ?? textsOf(field).initial ?? '';
    const all = typed === over ? others : { ...others, [field.name]: { typed, over } };
    kept.keep(Object.keys(all).length > 0 ? all : undefined);
  }
  return (
    <Form
      form={isAwaiting ? { ...form, isBusy: true } : form}
      submit={submit}
      {...(tone && { tone })}
    >
      {asked.map((field) => (
        <FormField
          key={field.name}
          id={`${id}-${field.name}`}
          field={field}
          texts={withTyped(textsOf(field), restored[field.name], now)}
          error={form.fields[field.name]}
          isBusy={form.isBusy}
          onType={(typed) => keepTyped(field, typed)}
        />
      ))}
      {children}
    </Form>
  );
}

/** Names the subject of the form, independent of its revision and of the language. */
function subjectOf(given: object): string {
  return Object.entries(given)
    .filter(([name, value]) => name !== 'language' && typeof value === 'string')
    .map(([, value]) => value as string)
    .join(' ');
}

/** Restores the text typed before a reload, and shows beside it the value that somebody else has saved since. */
function withTyped(
  texts: FieldTexts,
  restored: Typed | undefined,
  now: (value: string) => string,
): FieldTexts {
  if (restored?.typed === undefined) return texts;
  const { initial = '', changed } = texts;
  const since = restored.over === initial ? undefined : now(initial);
  return { ...texts, initial: restored.typed, changed: changed ?? since };
}
