import { disableStaff, enableStaff, issueEnrolmentCode, takeRoleAway } from '@uid/contract/staff';
import type { StaffMember } from '@uid/contract/staff';
import { Notice } from '@uid/ui/notice';
import { useState } from 'react';

import { ActionButton } from '../../request/action-button.tsx';
import { useFormats } from '../../format/use-formats.ts';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import styles from './staff-detail.module.css';
import { staffTexts } from './staff-texts.ts';

/** The roles of a person, and the actions of an administrator on them. */
export function StaffDetail({ person }: { person: StaffMember }) {
  const own = useTexts(staffTexts);
  const may = useMay();
  return (
    <>
      {person.roles.length > 0 ? <Roles person={person} /> : <p>{own.noRole}</p>}
      {may('staff.manage') && person.state === 'disabled' && <Enabling id={person.id} />}
      {/* A person without a role can't enrol, and needs no disabling. */}
      {may('staff.manage') && person.state !== 'disabled' && person.roles.length > 0 && (
        <>
          <EnrolmentCode person={person} />
          <Disabling id={person.id} lead={own.disableLead} />
        </>
      )}
    </>
  );
}

function Roles({ person: { id, roles } }: { person: StaffMember }) {
  const own = useTexts(staffTexts);
  const { notify } = useConsoleSession();
  const { time } = useFormats();
  const may = useMay();
  const nameOf = (by: string | undefined) => (by === 'command' ? own.command : (by ?? own.gone));
  return (
    <ul className={styles.roles}>
      {roles.map(({ role, grantedAt, grantedBy }) => (
        <li key={role} className={styles.role}>
          <div>
            <strong>{own.names[role]}</strong>
            <p className={styles.small}>{own.grantedBy(nameOf(grantedBy), time(grantedAt))}</p>
          </div>
          {may('staff.manage') && (
            <ActionButton
              endpoint={takeRoleAway}
              input={{ id, role }}
              onDone={() => notify(own.taken)}
            >
              {own.takeAway(own.names[role])}
            </ActionButton>
          )}
        </li>
      ))}
    </ul>
  );
}

function EnrolmentCode({ person: { id, factor } }: { person: StaffMember }) {
  const own = useTexts(staffTexts);
  const { time } = useFormats();
  const [issued, setIssued] = useState<{ code: string; endsAt: number }>();
  return (
    <section className={styles.part}>
      <p>{factor ? own.newCodeLead : own.codeLead}</p>
      <div>
        <ActionButton endpoint={issueEnrolmentCode} input={{ id }} onDone={setIssued}>
          {factor ? own.newCode : own.code}
        </ActionButton>
      </div>
      {issued && (
        <Notice tone="success" role="alert" title={own.codeTitle}>
          <p className={styles.code}>{issued.code}</p>
          <p>{own.codeAdvice(time(issued.endsAt))}</p>
        </Notice>
      )}
    </section>
  );
}

function Disabling({ id, lead }: { id: string; lead: string }) {
  const own = useTexts(staffTexts);
  const { notify } = useConsoleSession();
  return (
    <section className={styles.part}>
      <p>{lead}</p>
      <div>
        <ActionButton endpoint={disableStaff} input={{ id }} onDone={() => notify(own.disabled)}>
          {own.disable}
        </ActionButton>
      </div>
    </section>
  );
}

function Enabling({ id }: { id: string }) {
  const own = useTexts(staffTexts);
  const { notify } = useConsoleSession();
  return (
    <div>
      <ActionButton endpoint={enableStaff} input={{ id }} onDone={() => notify(own.enabled)}>
        {own.enable}
      </ActionButton>
    </div>
  );
}
