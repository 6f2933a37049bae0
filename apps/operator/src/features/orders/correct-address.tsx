import { correctStaffOrderAddress } from '@uid/contract/staff-orders';
import type { StaffOrder } from '@uid/contract/staff-orders';
import { Form } from '@uid/forms/form';
import { useForm } from '@uid/forms/use-form';
import { TextField } from '@uid/ui/text-field';
import { useId } from 'react';

import { FoldedForm } from '../../form/folded-form.tsx';
import { useOpened } from '../../form/use-opened.ts';
import { useWrite } from '../../request/use-write.ts';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import { orderTexts } from './order-texts.ts';

const names = ['recipient', 'phone', 'province', 'city', 'district', 'street'] as const;

/** Corrects the delivery address of an order of which nothing has been sent. The current address is shown above. */
export function CorrectAddress({ order }: { order: StaffOrder }) {
  const own = useTexts(orderTexts);
  const may = useMay();
  if (!may(correctStaffOrderAddress.permission) || !order.address) return null;
  return (
    <FoldedForm title={own.correct}>
      {(onSaved) => <AddressForm order={order} onSaved={onSaved} />}
    </FoldedForm>
  );
}

interface AddressFormProps {
  order: StaffOrder;
  onSaved: () => void;
}

function AddressForm({ order: { no, revision, address }, onSaved }: AddressFormProps) {
  const own = useTexts(orderTexts);
  const { language, notify } = useConsoleSession();
  const { send } = useWrite(correctStaffOrderAddress);
  const id = useId();
  const known = useOpened({ revision, ...address }, 'ORDER_CHANGED');
  const form = useForm({
    schema: correctStaffOrderAddress.input,
    read: (typed) => ({
      language,
      no,
      revision: known.base.revision,
      address: Object.fromEntries(names.map((name) => [name, typed.get(`address.${name}`)])),
    }),
    async onSubmit(input) {
      await known.watch(send(input));
      notify(own.corrected);
      onSaved();
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
          hint={known.nowIn(name)}
          defaultValue={known.opened[name]}
          error={form.fields[`address.${name}`]}
          readOnly={form.isBusy}
          autoComplete="off"
        />
      ))}
    </Form>
  );
}
