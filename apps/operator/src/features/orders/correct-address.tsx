import { correctStaffOrderAddress } from '@uid/contract/staff-orders';
import type { StaffOrder } from '@uid/contract/staff-orders';
import { Form } from '@uid/forms/form';
import { useForm } from '@uid/forms/use-form';
import { Disclosure } from '@uid/ui/disclosure';
import { TextField } from '@uid/ui/text-field';
import { useId } from 'react';

import { useWrite } from '../../request/use-write.ts';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import { orderTexts } from './order-texts.ts';

const names = ['recipient', 'phone', 'province', 'city', 'district', 'street'] as const;

/** Where the order goes, to be corrected while nothing of it has left. Above it stands what is there now. */
export function CorrectAddress({ order }: { order: StaffOrder }) {
  const own = useTexts(orderTexts);
  const may = useMay();
  if (!may(correctStaffOrderAddress.permission) || !order.address) return null;
  return (
    <Disclosure title={own.correct}>
      <AddressForm order={order} />
    </Disclosure>
  );
}

function AddressForm({ order: { no, revision, address } }: { order: StaffOrder }) {
  const own = useTexts(orderTexts);
  const { language, notify } = useConsoleSession();
  const { send } = useWrite(correctStaffOrderAddress);
  const id = useId();
  const form = useForm({
    schema: correctStaffOrderAddress.input,
    read: (typed) => ({
      language,
      no,
      revision,
      address: Object.fromEntries(names.map((name) => [name, typed.get(`address.${name}`)])),
    }),
    async onSubmit(input) {
      await send(input);
      notify(own.corrected);
      return 'again';
    },
  });
  return (
    <Form form={form} submit={own.saveAddress}>
      {names.map((name) => (
        <TextField
          key={name}
          id={`${id}-${name}`}
          name={`address.${name}`}
          label={own.fields[name]}
          defaultValue={address?.[name]}
          error={form.fields[`address.${name}`]}
          autoComplete="off"
        />
      ))}
    </Form>
  );
}
