import { getSecurity } from '@uid/contract/account';
import type { Kept } from '@uid/contract/personal-data';
import { useState } from 'react';

import { Page } from '../../page/page.tsx';
import { useSession } from '../../session/session-context.ts';
import { useVisitor } from '../../session/use-visitor.ts';
import { AddAddress } from '../add-address/add-address.tsx';
import { AddressPart } from './address-part.tsx';
import { ActivityPart } from './activity/activity-part.tsx';
import { AccountDeleted } from './deletion/account-deleted.tsx';
import { DeletionPart } from './deletion/deletion-part.tsx';
import { MobilePart } from './mobile/mobile-part.tsx';
import { OutsidePart } from './outside/outside-part.tsx';
import { PersonalDataPart } from './personal-data/personal-data-part.tsx';
import { NeedsLogin } from './needs-login.tsx';
import { LoadedPart } from './part/loaded-part.tsx';
import styles from './part/security-part.module.css';
import { useLoaded } from './part/use-loaded.ts';
import { PasskeysPart } from './passkeys/passkeys-part.tsx';
import { NamePart } from './name/name-part.tsx';
import { PasswordPart } from './password-part.tsx';
import { RequestsPart } from './requests/requests-part.tsx';
import { SessionsPart } from './sessions/sessions-part.tsx';
import { StaffPart } from './staff/staff-part.tsx';
import { StepUpGuard } from './step-up/step-up-guard.tsx';
import { TotpPart } from './totp/totp-part.tsx';

const texts = {
  zh: {
    title: '账户安全',
    about:
      '怎样登录、登录着哪些设备、最近做过什么。有不认得的？结束那次登录，移除不认得的通行密钥，再换一个密码。',
  },
  en: {
    title: 'Account security',
    about:
      'How you log in, where, and what was done lately. Something you don’t recognise? End that session, remove unknown passkeys, then set a new password.',
  },
};

export function SecurityPage() {
  const { language } = useSession();
  const visitor = useVisitor();
  const [kept, setKept] = useState<Kept>();
  if (kept) return <AccountDeleted kept={kept} />;
  if (!visitor) return <NeedsLogin title={texts[language].title} />;
  return (
    // A login as somebody else in another tab makes this the page of another account.
    <StepUpGuard key={visitor.email ?? visitor.displayName}>
      <SecurityParts onDeleted={setKept} />
    </StepUpGuard>
  );
}

function SecurityParts({ onDeleted }: { onDeleted: (kept: Kept) => void }) {
  const { language, send, storage } = useSession();
  const [isAdding, setAdding] = useState(false);
  // A change in one part shows in others: an ended session, a line of activity.
  const [version, setVersion] = useState(0);
  const handleChange = () => setVersion((before) => before + 1);
  const security = useLoaded(() => send(getSecurity, {}), version);
  const { email, displayName } = storage.get('user') ?? {};
  const who = email ?? displayName;
  const { title, about } = texts[language];
  if (isAdding)
    return (
      <AddAddress
        onDone={() => {
          setAdding(false);
          handleChange();
        }}
      />
    );
  return (
    <Page
      title={title}
      lead={
        <>
          {who}
          {who && <br />}
          {about}
        </>
      }
      wide
    >
      <LoadedPart part={security}>
        {(known) => (
          <>
            <RequestsPart requests={known.requests} onChanged={handleChange} />
            {known.staff && known.email && (
              <StaffPart email={known.email} staff={known.staff} onChanged={handleChange} />
            )}
            {!known.email && <AddressPart onAdd={() => setAdding(true)} />}
            {/* A password is typed after an email address. */}
            {known.email && <PasswordPart changedAt={known.passwordChangedAt} />}
            <TotpPart security={known} onChanged={handleChange} />
            <PasskeysPart
              passkeys={known.passkeys}
              hasOther={known.hasOtherWay}
              onChanged={handleChange}
            />
          </>
        )}
      </LoadedPart>
      {/* These parts send requests at once, and are shown when those above have their height, so that nothing
          moves. */}
      <div className={styles.rest} hidden={security.loaded.status === 'loading'}>
        <MobilePart version={version} onChanged={handleChange} />
        <OutsidePart version={version} onChanged={handleChange} />
        <SessionsPart version={version} onChanged={handleChange} />
        <ActivityPart version={version} />
        <NamePart />
        <PersonalDataPart onChanged={handleChange} />
        {security.loaded.status === 'ready' && (
          <DeletionPart
            email={security.loaded.value.email}
            version={version}
            onDeleted={onDeleted}
          />
        )}
      </div>
    </Page>
  );
}
