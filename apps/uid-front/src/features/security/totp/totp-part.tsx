import { confirmTotp, startTotp } from '@uid/contract/account';
import type { Security } from '@uid/contract/account';
import type { OutputOf } from '@uid/contract/endpoint';
import { Button } from '@uid/ui/button';
import { Row, RowList } from '@uid/ui/row-list';
import { Status } from '@uid/ui/status';
import { useState } from 'react';

import { FailureNotice } from '@uid/forms/failure-notice';
import { formatDay } from '@uid/ui/format-time';
import { useSession } from '../../../session/session-context.ts';
import { SecurityPart } from '../part/security-part.tsx';
import { useAction } from '../part/use-action.ts';
import { EnrolTotp } from './enrol-totp.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RecoveryCodesRow } from './recovery-codes-row.tsx';
import { RemoveTotp } from './remove-totp.tsx';
import { totpTexts } from './totp-texts.ts';

interface TotpPartProps {
  security: Security;
  onChanged: () => void;
}

/** The authenticator app, and the codes that replace it. */
export function TotpPart({ security, onChanged }: TotpPartProps) {
  const { language, send, storage } = useSession();
  const [enrolment, setEnrolment] = useState<OutputOf<typeof startTotp>>();
  const [codes, setCodes] = useState<readonly string[]>();
  const begin = useAction(async () => setEnrolment(await send(startTotp, {})));
  const own = totpTexts[language];
  const { enabledAt } = security.totp;
  const showCodes = (fresh: readonly string[]) => {
    setEnrolment(undefined);
    setCodes(fresh);
    onChanged();
  };
  return (
    <SecurityPart id="totp" title={own.title} intro={own.intro}>
      <FailureNotice failure={begin.failure} fields={{}} />
      <RowList>
        <Row
          title={own.app}
          trailing={
            <>
              {enabledAt !== undefined && <RemoveTotp onChanged={onChanged} />}
              <Button tone="secondary" size="small" busy={begin.isBusy} onClick={begin.run}>
                {enabledAt === undefined ? own.setUp : own.replace}
              </Button>
            </>
          }
        >
          {enabledAt === undefined ? (
            <Status>{own.off}</Status>
          ) : (
            <Status tone="photon">{own.on(formatDay(enabledAt, language))}</Status>
          )}
        </Row>
        {enabledAt !== undefined && (
          <RecoveryCodesRow left={security.recoveryCodesLeft} onRenewed={showCodes} />
        )}
      </RowList>
      {enrolment && (
        <EnrolTotp
          enrolment={enrolment}
          confirm={(code) => send(confirmTotp, { code })}
          onConfirmed={showCodes}
          onCancel={() => setEnrolment(undefined)}
        />
      )}
      {codes && (
        <RecoveryCodes
          name={security.email ?? storage.get('user')?.displayName ?? ''}
          codes={codes}
          onKept={() => setCodes(undefined)}
        />
      )}
    </SecurityPart>
  );
}
