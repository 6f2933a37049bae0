import { isClientError } from '@uid/contract/client-errors';
import type { OutputOf } from '@uid/contract/endpoint';
import type { StaffFactor } from '@uid/contract/staff-roles';
import { confirmEnrolment, startEnrolment } from '@uid/contract/staff-enrolment';
import { z } from '@uid/contract/zod';
import { Form } from '@uid/forms/form';
import { PasskeyNotice } from '@uid/forms/passkey-notice';
import { passkeyProblemOf } from '@uid/forms/passkey-problem';
import type { PasskeyProblem } from '@uid/forms/passkey-problem';
import { useForm } from '@uid/forms/use-form';
import type { FieldMessages } from '@uid/forms/use-form';
import { TextField } from '@uid/ui/text-field';
import { useState } from 'react';

import { useSession } from '../../../session/session-context.ts';
import { storeSession } from '@uid/forms/stored-session';
import { EnrolTotp } from '../totp/enrol-totp.tsx';
import { staffTexts } from './staff-texts.ts';

type Started = OutputOf<typeof startEnrolment>;

const schema = z.pick(startEnrolment.input, { code: true });

interface EnrolStaffProps {
  factor: StaffFactor;
  onEnrolled: (recoveryCodes: readonly string[]) => void;
}

/** Asks for the code, and then for what the chosen factor needs. */
export function EnrolStaff({ factor, onEnrolled }: EnrolStaffProps) {
  const { language, send, storage } = useSession();
  const own = staffTexts[language];
  const [problem, setProblem] = useState<PasskeyProblem>();
  const [app, setApp] = useState<{ code: string; totp?: Started['totp'] }>();

  async function enrolPasskey(code: string, asked: NonNullable<Started['passkey']>) {
    const { createPasskey } = await import('@uid/forms/create-passkey');
    const response = await createPasskey(asked.options);
    const passkey = { challengeId: asked.challengeId, response, name: own.passkeyName };
    const { session } = await send(confirmEnrolment, { code, passkey });
    storeSession(storage, session);
    onEnrolled([]);
  }

  const form = useForm({
    schema,
    formats: { code: own.codeFormat },
    refused: ({ result, message }): FieldMessages =>
      result?.error === 'ENROLMENT_CODE_WRONG' ? { code: message } : {},
    async onSubmit({ code }) {
      setProblem(undefined);
      try {
        const { passkey, totp } = await send(startEnrolment, { code, factor });
        if (totp) setApp({ code, totp });
        if (passkey) await enrolPasskey(code, passkey);
      } catch (cause) {
        if (isClientError(cause)) throw cause;
        setProblem(passkeyProblemOf(cause));
      }
      return 'again';
    },
  });

  if (app?.totp && factor === 'totp')
    return (
      <EnrolTotp
        enrolment={app.totp}
        confirm={async (totp) => {
          const { session, recoveryCodes } = await send(confirmEnrolment, { code: app.code, totp });
          return { session, recoveryCodes: recoveryCodes ?? [] };
        }}
        onConfirmed={onEnrolled}
        onCancel={() => setApp({ code: app.code })}
      />
    );
  return (
    <Form form={form} submit={own.submit}>
      {problem && factor === 'passkey' && <PasskeyNotice problem={problem} />}
      <TextField
        id="enrolment-code"
        name="code"
        label={own.code}
        hint={own.codeHint}
        error={form.fields['code']}
        defaultValue={app?.code}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck="false"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the choice of a factor leads to it
        autoFocus
      />
    </Form>
  );
}
