import { staffRoles } from '@uid/contract/staff-roles';
import { grantRoles, listStaff } from '@uid/contract/staff';
import { ActionDialog } from '@uid/forms/action-dialog';
import { Form } from '@uid/forms/form';
import { useForm } from '@uid/forms/use-form';
import { Button } from '@uid/ui/button';
import { Checkbox } from '@uid/ui/checkbox';
import { TextField } from '@uid/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { answerOf } from '../../request/answer-of.ts';
import { useWrite } from '../../request/use-write.ts';
import { useAddress, useGoOn } from '../../routing/use-address.ts';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import styles from './grant-roles.module.css';
import { staffTexts } from './staff-texts.ts';

/** Grants roles to the account with an email address, then opens its details, where the enrolment code is issued. */
export function GrantRoles() {
  const { grant, grantLead } = useTexts(staffTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {grant}
      </Button>
      <ActionDialog
        id="grant-roles"
        title={grant}
        lead={grantLead}
        isOpen={isOpen}
        onToggle={setOpen}
      >
        <GrantForm onDone={() => setOpen(false)} />
      </ActionDialog>
    </>
  );
}

function GrantForm({ onDone }: { onDone: () => void }) {
  const own = useTexts(staffTexts);
  const session = useConsoleSession();
  const { notify } = session;
  const answers = useQueryClient();
  const { query, change } = useAddress();
  const goOn = useGoOn();
  const { send } = useWrite(grantRoles);
  const form = useForm({
    schema: grantRoles.input,
    read: (typed) => ({ email: typed.get('email'), roles: typed.getAll('roles') }),
    async onSubmit(grant) {
      const { id, waitsFor } = await send(grant);
      notify(waitsFor ? own.waits : own.granted);
      onDone();
      if (waitsFor) void goOn({ to: '/approvals', search: { open: waitsFor } });
      else change({ open: id, after: pageOf(id, grant.email) }, { replaces: true });
      return 'again';
    },
  });
  /**
   * Returns the page for the refetched list: the current one if the person is on it, else the page that begins with
   * them.
   */
  function pageOf(id: string, address: string): string | undefined {
    const { after } = query;
    const { queryKey } = answerOf(listStaff, { ...(after && { after }) }, session);
    const page = answers.getQueryData(queryKey);
    const isWhole = after === undefined && page?.next === undefined;
    if (isWhole || page?.people.some((person) => person.id === id)) return after;
    // The list is sorted by address, and hardly any address lies between this prefix and the person's own.
    return address.slice(0, -1);
  }

  return (
    <Form form={form} submit={own.grant}>
      <TextField
        name="email"
        type="email"
        label={own.email}
        error={form.fields['email']}
        autoComplete="off"
      />
      <fieldset aria-label={own.roles} className={styles.roles}>
        {staffRoles.map((role, index) => (
          <Checkbox
            key={role}
            id={`role-${role}`}
            name="roles"
            value={role}
            label={own.names[role]}
            error={index === staffRoles.length - 1 && form.fields['roles'] ? own.choose : undefined}
          />
        ))}
      </fieldset>
    </Form>
  );
}
