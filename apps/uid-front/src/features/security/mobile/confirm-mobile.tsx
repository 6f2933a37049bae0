import { confirmMobile } from '@uid/contract/mobile';
import type { Mobile } from '@uid/contract/mobile';

import { codeFormat } from '@uid/forms/code-format';
import { Form } from '@uid/forms/form';
import { useForm } from '@uid/forms/use-form';
import { TextedCodeField } from '../../../form/texted-code-field.tsx';
import { useSession } from '../../../session/session-context.ts';

const texts = { zh: '绑定', en: 'Add this number' };

interface ConfirmMobileProps {
  mailbox: string | undefined;
  onAdded: (mobile: Mobile) => void;
}

export function ConfirmMobile({ mailbox, onAdded }: ConfirmMobileProps) {
  const { language, send } = useSession();
  const form = useForm({
    schema: confirmMobile.input,
    formats: { code: codeFormat[language] },
    onSubmit: async (value) => onAdded((await send(confirmMobile, value)).mobile),
  });
  return (
    <Form form={form} submit={texts[language]}>
      <TextedCodeField form={form} mailbox={mailbox} />
    </Form>
  );
}
