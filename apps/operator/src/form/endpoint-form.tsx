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

/** The fields that a person fills in; the rest is given. */
type Asked<E extends Endpoint, Given> = Exclude<keyof InputOf<E>, keyof Given>;

interface EndpointFormProps<E extends Endpoint, Given extends Partial<InputOf<E>>> {
  endpoint: E;
  /** What is not asked: of what it is, in which language. */
  given: Given;
  /** Words of the fields, in the order in which they are asked. */
  fields: Readonly<Record<Asked<E, Given> & string, FieldTexts>>;
  submit: string;
  /** What goes with it is not there yet: it can be typed, and not sent. */
  isAwaiting?: boolean;
  /** `danger` for what can't be undone. */
  tone?: 'primary' | 'danger';
  /** `again` empties nothing and lets it be sent once more. */
  onDone: (result: OutputOf<E>, sent: InputOf<E>) => void;
  /** Told besides what the form says of it. */
  onRefused?: (cause: ClientError, sent: InputOf<E>) => void;
  /** What is chosen besides the fields, below them. */
  children?: ReactNode;
}

/** What is typed in a field, and what stood there before. */
interface Typed {
  typed: string;
  over: string;
}

/** A form made from an endpoint: its schema says which controls there are, and what they take. */
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
  // Before the screen is asked again: where that opens an empty form, nothing of the one that was sent stands in it.
  const { send } = useWrite(endpoint, () => kept.keep(undefined));
  const form = useForm({
    schema: endpoint.input,
    formats: Object.fromEntries(
      names.flatMap((name) => (fields[name].format ? [[name, fields[name].format]] : [])),
    ),
    read: (typed) => ({ ...given, ...readTyped(asked, typed) }),
    onSubmit: async (value) => {
      // What the schema made of it, it takes again.
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

/** Of what it is, whichever its revision, in whichever language. */
function subjectOf(given: object): string {
  return Object.entries(given)
    .filter(([name, value]) => name !== 'language' && typeof value === 'string')
    .map(([, value]) => value as string)
    .join(' ');
}

/** What was typed before a reload goes on, beside what somebody else has saved since. */
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
