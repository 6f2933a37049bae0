import { isRefusal } from '@uid/contract/client-errors';
import { totpCode } from '@uid/contract/second-factor';
import { z } from '@uid/contract/zod';
import { useState } from 'react';

import { Form } from '@uid/forms/form';
import { useForm } from '@uid/forms/use-form';
import { useSession } from '../../session/session-context.ts';
import { AppCodeField } from '@uid/forms/app-code-field';
import { ClockNotice } from './clock-notice.tsx';
import { findClockSkew } from './find-clock-skew.ts';
import { codeFormat } from '@uid/forms/code-format';
import type { StepProps } from './use-second-factor.ts';
import { useSecondFactor } from './use-second-factor.ts';

const texts = { zh: '登录', en: 'Log in' };
const schema = z.object({ code: totpCode });

export function AppCodeForm(props: StepProps) {
  const { language } = useSession();
  const finish = useSecondFactor(props);
  const [skew, setSkew] = useState<number>();
  const form = useForm({
    schema,
    formats: { code: codeFormat[language] },
    onSubmit: async ({ code }) => {
      setSkew(undefined);
      try {
        await finish({ code });
      } catch (cause) {
        // Shows the refusal at once, and what may explain it as soon as that is known.
        if (isRefusal(cause, 'SECOND_FACTOR_WRONG')) void findClockSkew().then(setSkew);
        throw cause;
      }
    },
  });
  return (
    <Form form={form} submit={texts[language]}>
      {skew !== undefined && <ClockNotice skew={skew} />}
      <AppCodeField form={form} takesFocus />
    </Form>
  );
}
