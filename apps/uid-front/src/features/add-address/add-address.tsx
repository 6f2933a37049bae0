import { confirmOwnAddress, startOwnAddress } from '@uid/contract/own-address';
import { codeFormat } from '@uid/forms/code-format';
import { Form } from '@uid/forms/form';
import { announceStoredSession } from '@uid/forms/stored-session';
import { useForm } from '@uid/forms/use-form';

import { useSession } from '../../session/session-context.ts';
import { CodeFields } from '../mailed-code/code-fields.tsx';
import { CodePage } from '../mailed-code/code-page.tsx';
import type { MailProof } from '../mailed-code/sent-code.ts';

const texts = {
  zh: {
    title: '您的邮箱',
    lead: '我们寄一个验证码，确认这个邮箱是您的。',
    step: '验证码',
    submit: '添加邮箱',
    login: '返回',
  },
  en: {
    title: 'Your email address',
    lead: 'We mail you a code to make sure the address is yours.',
    step: 'Code',
    submit: 'Add an address',
    login: 'Back',
  },
};

export interface AddAddressProps {
  /** Called when the address has been added, or when the visitor goes back. */
  onDone: () => void;
}

/** Adds an email address to an account that was made with a phone number. */
export function AddAddress({ onDone }: AddAddressProps) {
  const { language, send } = useSession();
  return (
    <CodePage
      {...texts[language]}
      purpose="own-address"
      ask={({ email }) => send(startOwnAddress, { email })}
      onBack={onDone}
    >
      {(proof) => <CodeStep proof={proof} onDone={onDone} />}
    </CodePage>
  );
}

function CodeStep({ proof, onDone }: AddAddressProps & { proof: MailProof }) {
  const { language, send, storage } = useSession();
  const form = useForm({
    schema: confirmOwnAddress.input,
    formats: { code: codeFormat[language] },
    onSubmit: async (value) => {
      storage.set('user', (await send(confirmOwnAddress, value)).user);
      announceStoredSession();
      onDone();
    },
  });
  return (
    <Form form={form} submit={texts[language].submit}>
      <CodeFields proof={proof} form={form} hasLink={false} />
    </Form>
  );
}
