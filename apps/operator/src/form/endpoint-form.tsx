import { isClientError } from '@uid/contract/client-errors';
import type { ClientError } from '@uid/contract/client-errors';
import type { Endpoint, InputOf, OutputOf } from '@uid/contract/endpoint';
import { Form } from '@uid/forms/form';
import { useForm } from '@uid/forms/use-form';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';

import { useWrite } from '../request/use-write.ts';
import { schemaField } from './field-kind.ts';
import { FormField } from './form-field.tsx';
import type { FieldTexts } from './form-field.tsx';
import { readTyped } from './read-typed.ts';
import { useKeptText } from './use-kept-text.ts';

/** The fields that a person fills in; the rest is given. */
type Asked<E extends Endpoint, Given> = Exclude<keyof InputOf<E>, keyof Given>;

interface EndpointFormProps<E extends Endpoint, Given extends Partial<InputOf<E>>> {
  endpoint: E;
  /** What is not asked: of what it is, in which language. */
  given: Given;
  /** Words of the fields, in the order in which they are asked. */
  fields: Readonly<Record<Asked<E, Given> & string, FieldTexts>>;
  submit: string;
  /** `danger` for what can't be undone. */
  tone?: 'primary' | 'danger';
  /** `again` empties nothing and lets it be sent once more. */
  onDone: (result: OutputOf<E>, sent: InputOf<E>) => void;
  /** Told besides what the form says of it. */
  onRefused?: (cause: ClientError, sent: InputOf<E>) => void;
  /** What is chosen besides the fields, below them. */
  children?: ReactNode;
}

/** A form made from an endpoint: its schema says which controls there are, and what they take. */
export function EndpointForm<E extends Endpoint, Given extends Partial<InputOf<E>>>(
  props: EndpointFormProps<E, Given>,
) {
  const { endpoint, given, fields, submit, tone, onDone, onRefused, children } = props;
  const names = Object.keys(fields) as (Asked<E, Given> & string)[];
  const asked = names.map((name) => schemaField(endpoint.input, name));
  const id = useId();
  const kept = useKeptText<Record<string, string>>(`${endpoint.path} ${subjectOf(given)}`);
  const [texts] = useState(() => kept.read() ?? {});
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
  return (
    <Form form={form} submit={submit} {...(tone && { tone })}>
      {asked.map((field) => (
        <FormField
          key={field.name}
          id={`${id}-${field.name}`}
          field={field}
          texts={withKept(fields[field.name as Asked<E, Given> & string], texts[field.name])}
          error={form.fields[field.name]}
          isBusy={form.isBusy}
          onType={(typed) => {
            const now = { ...kept.read(), [field.name]: typed };
            kept.keep(Object.values(now).some(Boolean) ? now : undefined);
          }}
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

function withKept(texts: FieldTexts, kept: string | undefined): FieldTexts {
  return kept === undefined ? texts : { ...texts, initial: kept };
}
