import { listStaff } from '@uid/contract/staff';
import type { StaffMember } from '@uid/contract/staff';
import { Status } from '@uid/ui/status';
import { useMemo } from 'react';

import { Answered } from '../../request/answered.tsx';
import { useList } from '../../request/use-list.ts';
import { DetailDialog } from '../../detail/detail-dialog.tsx';
import { OpenLink } from '../../detail/open-link.tsx';
import { useFormats } from '../../format/use-formats.ts';
import { useAddress } from '../../routing/use-address.ts';
import { Screen } from '../../screen/screen.tsx';
import { useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import { DataTable } from '../../table/data-table.tsx';
import type { DataColumn } from '../../table/data-table.tsx';
import { PageLinks } from '../../table/page-links.tsx';
import { GrantRoles } from './grant-roles.tsx';
import { StaffDetail } from './staff-detail.tsx';
import { staffTexts } from './staff-texts.ts';

/** Everybody who has or had a role. */
export function StaffScreen() {
  const own = useTexts(staffTexts);
  const { after } = useAddress().query;
  const answer = useList(listStaff, { ...(after && { after }) });
  const columns = useColumns();
  const may = useMay();
  return (
    <Screen title={own.title} lead={own.lead} actions={may('staff.manage') && <GrantRoles />}>
      <Answered answer={answer}>
        {({ people, next }) => (
          <>
            <DataTable
              caption={own.title}
              columns={columns}
              rows={people}
              keyOf={({ id }) => id}
              empty={own.empty}
            />
            <PageLinks next={next} />
            <DetailDialog rows={people} keyOf={({ id }) => id} title={({ email }) => email}>
              {(person) => <StaffDetail person={person} />}
            </DetailDialog>
          </>
        )}
      </Answered>
    </Screen>
  );
}

function useColumns(): DataColumn<StaffMember>[] {
  const own = useTexts(staffTexts);
  const { time } = useFormats();
  return useMemo(
    () => [
      {
        id: 'email',
        label: own.person,
        cell: ({ id, email }) => <OpenLink of={id}>{email}</OpenLink>,
      },
      {
        id: 'roles',
        label: own.roles,
        cell: ({ roles }) => roles.map(({ role }) => own.names[role]).join(' · '),
      },
      {
        id: 'state',
        label: own.state,
        cell: ({ state }) => (
          <Status tone={state === 'enrolled' ? 'photon' : 'neutral'}>{own.states[state]}</Status>
        ),
      },
      {
        id: 'factor',
        label: own.factor,
        cell: ({ factor }) => (factor ? own.factors[factor] : own.never),
      },
      {
        id: 'enrolled',
        label: own.enrolled,
        isHidden: true,
        isTime: true,
        cell: ({ enrolledAt: at }) => (at === undefined ? own.never : time(at)),
      },
      { id: 'login', label: own.login, isTime: true, cell: ({ lastLoginAt }) => time(lastLoginAt) },
    ],
    [own, time],
  );
}
