import { isRefusal } from '@uid/contract/client-errors';
import { openOutsideAccount, startOutsideAccount } from '@uid/contract/outside-login';
import { Form } from '@uid/forms/form';
import { useForm } from '@uid/forms/use-form';

import { filledFields } from '../../form/filled-fields.ts';
import { useSession } from '../../session/session-context.ts';
import { CodeFields } from '../mailed-code/code-fields.tsx';
import { CodePage } from '../mailed-code/code-page.tsx';
import type { MailProof } from '../mailed-code/sent-code.ts';
import { LegalNote } from '../register/legal-note.tsx';

const texts = {
  zh: {
    title: '您的邮箱',
    lead: '我们寄一个验证码，确认这个邮箱是您的。',
    step: '登录',
    login: '已有账户？登录',
  },
  en: {
    title: 'Your email address',
    lead: 'We email you a code to make sure the address is yours.',
    step: 'Log in',
    login: 'Have an account? Log in',
  },
};

interface ArrivalProps {
  arrival: string;
  onSecondFactor: (cause: unknown) => void;
}

/** For a visitor who has no account yet: asks for the address, then for the code that was mailed there. */
export function Arrival(props: ArrivalProps) {
  const { arrival } = props;
  const { language, send } = useSession();
  return (
    <CodePage
      {...texts[language]}
      purpose="outside-login"
      ask={(typed) => send(startOutsideAccount, { arrival, ...typed })}
      note={<LegalNote />}
      asksName
    >
      {(proof) => <CodeStep {...props} proof={proof} />}
    </CodePage>
  );
}

function CodeStep({ arrival, onSecondFactor, proof }: ArrivalProps & { proof: MailProof }) {
  const { language, send, enter } = useSession();
  const form = useForm({
    schema: openOutsideAccount.input,
    read: filledFields,
    onSubmit: async (value) => {
      try {
        enter(await send(openOutsideAccount, value));
      } catch (cause) {
        if (!isRefusal(cause, 'SECOND_FACTOR_REQUIRED')) throw cause;
        onSecondFactor(cause);
      }
    },
  });
  return (
    <Form form={form} submit={texts[language].step}>
      <input type="hidden" name="arrival" value={arrival} />
      <CodeFields proof={proof} form={form} hasLink={false} />
    </Form>
  );
}
