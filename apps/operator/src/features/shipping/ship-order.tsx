import { shipOrder } from '@uid/contract/shipments';
import { Link } from '@tanstack/react-router';
import { Form } from '@uid/forms/form';
import { useForm } from '@uid/forms/use-form';
import { DescriptionList } from '@uid/ui/description-list';
import { Notice } from '@uid/ui/notice';
import { SelectField } from '@uid/ui/select-field';
import { TextField } from '@uid/ui/text-field';
import { useState } from 'react';

import { useWrite } from '../../request/use-write.ts';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { shippingTexts } from './shipping-texts.ts';
import type { Carrier, OrderToShip } from './order-to-ship.ts';

interface ShipOrderProps {
  order: OrderToShip;
  carriers: readonly Carrier[];
  /** The parcel that has just been recorded of this order. */
  parcel: string | undefined;
  onShipped: (parcel: string) => void;
}

/** To whom the goods go, and the parcel with which some or all of them leave. */
export function ShipOrder({ order, carriers, parcel, onShipped }: ShipOrderProps) {
  const own = useTexts(shippingTexts);
  const { address, email, note, isAskedBack, lines } = order;
  return (
    <>
      {isAskedBack && (
        <Notice tone="warning" title={own.askedBack}>
          {own.askedBackAdvice}
        </Notice>
      )}
      <DescriptionList
        items={[
          ...(address
            ? [
                { term: own.to, details: address.recipient },
                { term: own.phone, details: address.phone },
                {
                  term: own.address,
                  details: [address.province, address.city, address.district, address.street].join(
                    ' ',
                  ),
                },
              ]
            : []),
          { term: own.email, details: email },
          ...(note ? [{ term: own.note, details: note }] : []),
        ]}
      />
      {parcel && <RecordedParcel id={parcel} />}
      {/* What is left to send is another form. */}
      <ParcelForm
        key={lines.map(({ sku, quantity }) => `${sku} ${quantity}`).join()}
        order={order}
        carriers={carriers}
        onShipped={onShipped}
      />
    </>
  );
}

/** A parcel that has just been recorded, and the way to news of it. */
export function RecordedParcel({ id }: { id: string }) {
  const own = useTexts(shippingTexts);
  return (
    <Notice tone="success" role="alert" title={own.shipped}>
      <Link to="/parcel-news" search={{ id }}>
        {own.report}
      </Link>
    </Notice>
  );
}

function ParcelForm(props: Omit<ShipOrderProps, 'parcel'>) {
  const { order, carriers, onShipped } = props;
  const { no, lines } = order;
  const own = useTexts(shippingTexts);
  const { language, notify } = useConsoleSession();
  const { send } = useWrite(shipOrder);
  const [code, setCode] = useState(carriers[0]?.code ?? '');
  const isTracked = carriers.find((carrier) => carrier.code === code)?.isTracked ?? false;
  const form = useForm({
    schema: shipOrder.input,
    formats: { trackingNo: own.trackingHint },
    read: (typed) => ({
      language,
      no,
      carrier: code,
      ...(!isTracked && { trackingNo: typed.get('trackingNo') }),
      lines: lines
        .map(({ sku }) => ({ sku, quantity: Number(typed.get(sku)) }))
        .filter(({ quantity }) => quantity !== 0),
    }),
    async onSubmit(parcel) {
      const { id } = await send(parcel);
      notify(own.done(no));
      onShipped(id);
      return 'again';
    },
  });
  // The schema names the list, and no single control.
  const isEmpty = 'lines' in form.fields;
  return (
    <Form form={form} submit={own.submit}>
      <SelectField
        name="carrier"
        label={own.carrier}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        options={carriers.map((carrier) => ({ value: carrier.code, label: carrier.name }))}
        error={form.fields['carrier']}
        hint={isTracked ? own.trackedHint : undefined}
      />
      {!isTracked && (
        <TextField
          name="trackingNo"
          label={own.trackingNo}
          hint={own.trackingHint}
          error={form.fields['trackingNo']}
          autoComplete="off"
          autoCapitalize="characters"
        />
      )}
      {lines.map(({ sku, name, variantName, quantity }, index) => (
        <TextField
          key={sku}
          name={sku}
          type="number"
          min={0}
          max={quantity}
          label={own.quantity(`${name} ${variantName}`.trim(), quantity)}
          defaultValue={quantity}
          error={form.fields[`lines.${index}.quantity`] ?? (isEmpty ? own.nothing : undefined)}
        />
      ))}
    </Form>
  );
}
