import { getSecurity } from '@uid/contract/account';
import { useState } from 'react';

import { Page } from '../../page/page.tsx';
import { useSession } from '../../session/session-context.ts';
import { ActivityPart } from './activity/activity-part.tsx';
import { AccountDeleted } from './deletion/account-deleted.tsx';
import { DeletionPart } from './deletion/deletion-part.tsx';
import { NeedsLogin } from './needs-login.tsx';
import { LoadedPart } from './part/loaded-part.tsx';
import { useLoaded } from './part/use-loaded.ts';
import { PasskeysPart } from './passkeys/passkeys-part.tsx';
import { PasswordPart } from './password-part.tsx';
import { SessionsPart } from './sessions/sessions-part.tsx';
import { StepUpGuard } from './step-up/step-up-guard.tsx';
import { TotpPart } from './totp/totp-part.tsx';

const texts = { zh: '账户安全', en: 'Account security' };

type Step = 'login' | 'security' | 'deleted';

export function SecurityPage() {
  const { language, storage } = useSession();
  const [step, setStep] = useState<Step>(() => (storage.get('token') ? 'security' : 'login'));
  if (step === 'deleted') return <AccountDeleted />;
  if (step === 'login') return <NeedsLogin title={texts[language]} />;
  return (
    <StepUpGuard>
      <SecurityParts onDeleted={() => setStep('deleted')} />
    </StepUpGuard>
  );
}

function SecurityParts({ onDeleted }: { onDeleted: () => void }) {
  const { language, send, storage } = useSession();
  // What one part changes shows in others: an ended session, a line of activity.
  const [version, setVersion] = useState(0);
  const handleChange = () => setVersion((before) => before + 1);
  const security = useLoaded(() => send(getSecurity, {}), version);
  return (
    <Page title={texts[language]} lead={storage.get('user')?.email} wide>
      <LoadedPart part={security}>
        {(known) => (
          <>
            <PasswordPart changedAt={known.passwordChangedAt} />
            <TotpPart security={known} onChanged={handleChange} />
            <PasskeysPart passkeys={known.passkeys} onChanged={handleChange} />
          </>
        )}
      </LoadedPart>
      <SessionsPart version={version} onChanged={handleChange} />
      <ActivityPart version={version} />
      {security.loaded.status === 'ready' && (
        <DeletionPart email={security.loaded.value.email} onDeleted={onDeleted} />
      )}
    </Page>
  );
}
