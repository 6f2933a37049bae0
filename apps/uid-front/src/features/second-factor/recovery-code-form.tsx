import { recoveryCode } from '@uid/contract/second-factor';
import { z } from '@uid/contract/zod';
import { TextField } from '@uid/ui/text-field';

import { Form } from '@uid/forms/form';
import type { FieldMessages } from '@uid/forms/use-form';
import { useForm } from '@uid/forms/use-form';
import { useSession } from '../../session/session-context.ts';
import type { StepProps } from './use-second-factor.ts';
import { useSecondFactor } from './use-second-factor.ts';

const texts = {
  zh: {
    label: '恢复码',
    hint: '四组、每组四位字母或数字。每个只能用一次，大小写和连字符都不要紧。',
    submit: '登录',
    format: '恢复码共 16 位，分四组；其中没有字母 I、O 和数字 0、1。',
    wrong: '恢复码不正确。请对照您保存的那一份逐组核对；其中没有字母 I、O 和数字 0、1。',
  },
  en: {
    label: 'Recovery code',
    hint: 'Four groups of four letters or digits. Each works once; capitals and hyphens do not matter.',
    submit: 'Log in',
    format:
      'A recovery code has 16 characters in four groups, never the letters I and O or the digits 0 and 1.',
    wrong:
      'This recovery code is wrong. Compare it group by group with your copy; it never has the letters I and O or the digits 0 and 1.',
  },
};
const schema = z.object({ recoveryCode });

export function RecoveryCodeForm(props: StepProps) {
  const own = texts[useSession().language];
  const finish = useSecondFactor(props);
  const form = useForm({
    schema,
    formats: { recoveryCode: own.format },
    // A recovery code is typed from paper, so other mistakes happen with it than with an app's code.
    refused: ({ result }): FieldMessages =>
      result?.error === 'SECOND_FACTOR_WRONG' ? { recoveryCode: own.wrong } : {},
    onSubmit: finish,
  });
  return (
    <Form form={form} submit={own.submit}>
      <TextField
        name="recoveryCode"
        label={own.label}
        hint={own.hint}
        error={form.fields['recoveryCode']}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck="false"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the field that had it
        autoFocus
      />
    </Form>
  );
}
