import type { Security } from '@uid/contract/account';
import { operatorRoute } from '@uid/contract/constants';
import { localPath } from '@uid/contract/paths';
import { staffFactors } from '@uid/contract/staff-roles';
import type { StaffFactor } from '@uid/contract/staff-roles';
import { Button } from '@uid/ui/button';
import { Notice } from '@uid/ui/notice';
import { Row, RowList } from '@uid/ui/row-list';
import { Status } from '@uid/ui/status';
import { formatDay, formatTime } from '@uid/ui/format-time';
import { useState } from 'react';

import { focusWhenShown } from '../../../page/focus-when-shown.ts';
import { useSession } from '../../../session/session-context.ts';
import { SecurityPart } from '../part/security-part.tsx';
import { RecoveryCodes } from '../totp/recovery-codes.tsx';
import styles from '../totp/totp.module.css';
import { EnrolStaff } from './enrol-staff.tsx';
import { staffTexts } from './staff-texts.ts';

interface StaffPartProps {
  email: string;
  staff: NonNullable<Security['staff']>;
  onChanged: () => void;
}

/** What the visitor's rights as staff are based on, and where staff enrol with the code that they were given. */
export function StaffPart({ email, staff, onChanged }: StaffPartProps) {
  const { language } = useSession();
  const own = staffTexts[language];
  const [factorChosen, setChosen] = useState<StaffFactor>();
  const [isDone, setDone] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const { factor, enrolledAt, codeEndsAt } = staff;
  const isEnrolled = factor !== undefined && enrolledAt !== undefined;
  const handleEnrolled = (recoveryCodes: readonly string[]) => {
    setDone(true);
    setChosen(undefined);
    setCodes(recoveryCodes);
    onChanged();
  };
  return (
    <SecurityPart id="staff" title={own.title}>
      <RowList>
        <Row title={own.factor}>
          {isEnrolled ? (
            <Status tone="photon">
              {own.enrolled(own.factorNames[factor], formatDay(enrolledAt, language))}
            </Status>
          ) : (
            <Status tone="danger">{own.notEnrolled}</Status>
          )}
        </Row>
      </RowList>
      {isDone && (
        <Notice tone="success">
          {own.done} {/* The recovery codes are shown this once. */}
          {codes.length === 0 && (
            <a ref={focusWhenShown} href={localPath(operatorRoute, language)}>
              {own.openConsole}
            </a>
          )}
        </Notice>
      )}
      {codes.length > 0 && <RecoveryCodes name={email} codes={codes} onKept={() => setCodes([])} />}
      {!isEnrolled && codeEndsAt === undefined && <p>{own.askForCode}</p>}
      {!isEnrolled && codeEndsAt !== undefined && (
        <>
          <p>{own.lead(formatTime(codeEndsAt, language))}</p>
          <p className={styles.actions}>
            {staffFactors.map((each) => (
              <Button
                key={each}
                tone={each === factorChosen ? 'primary' : 'secondary'}
                size="small"
                aria-pressed={each === factorChosen}
                onClick={() => setChosen(each)}
              >
                {own.begin(own.factorNames[each])}
              </Button>
            ))}
          </p>
          {factorChosen && <EnrolStaff factor={factorChosen} onEnrolled={handleEnrolled} />}
        </>
      )}
    </SecurityPart>
  );
}
