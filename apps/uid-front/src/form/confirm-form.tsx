import { z } from '@uid/contract/zod';

import { Form } from '@uid/forms/form';
import { useForm } from '@uid/forms/use-form';

interface ConfirmFormProps {
  submit: string;
  tone?: 'secondary' | 'danger';
  onConfirm: () => Promise<void>;
}

const schema = z.object({});

/** The button that does what a dialog has said, and why that failed. */
export function ConfirmForm({ submit, tone = 'danger', onConfirm }: ConfirmFormProps) {
  const form = useForm({ schema, onSubmit: onConfirm });
  return (
    <Form form={form} submit={submit} tone={tone}>
      {null}
    </Form>
  );
}
