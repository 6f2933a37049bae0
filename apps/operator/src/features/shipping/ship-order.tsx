import { isRefusal } from '@uid/contract/client-errors';
import { placeText } from '@uid/contract/place-text';
import { shipOrder } from '@uid/contract/shipments';
import { Link } from '@tanstack/react-router';
import { Form } from '@uid/forms/form';
import { useForm } from '@uid/forms/use-form';
import type { FieldMessages } from '@uid/forms/use-form';
import { DescriptionList } from '@uid/ui/description-list';
import { Notice } from '@uid/ui/notice';
import { SelectField } from '@uid/ui/select-field';
import { TextField } from '@uid/ui/text-field';
import { useState } from 'react';

import { numberOf } from '../../form/read-typed.ts';
import { useWrite } from '../../request/use-write.ts';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { shippingTexts } from './shipping-texts.ts';
import type { Carrier, OrderToShip } from './order-to-ship.ts';

interface ShipOrderProps {
  order: OrderToShip;
  carriers: readonly Carrier[];
  /** The id of the parcel that has just been recorded for this order. */
  parcel: string | undefined;
  /**
   * Called with the id of a new parcel, and with undefined while another one is being recorded, which may be refused.
   */
  onShipped: (parcel: string | undefined) => void;
}

/** The recipient of the goods, and the form for the parcel with some or all of them. */
export function ShipOrder({ order, carriers, parcel, onShipped }: ShipOrderProps) {
  const own = useTexts(shippingTexts);
  const { language } = useConsoleSession();
  const { address, email, note, isAskedBack } = order;
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
                  details: placeText(address, language),
                },
              ]
            : []),
          { term: own.email, details: email },
          ...(note ? [{ term: own.note, details: note }] : []),
        ]}
      />
      {parcel && <RecordedParcel key={parcel} id={parcel} />}
      <p>
        <Link to="/packing" search={{ orders: order.no }}>
          {own.packingOf(1)}
        </Link>
      </p>
      <ParcelForm order={order} carriers={carriers} onShipped={onShipped} />
    </>
  );
}

/** Says that a parcel was recorded, with a link to enter its tracking events. */
export function RecordedParcel({ id }: { id: string }) {
  const own = useTexts(shippingTexts);
  return (
    <Notice tone="success" role="alert" title={own.shipped}>
      <Link to="/tracking" search={{ id }}>
        {own.report}
      </Link>
    </Notice>
  );
}

/**
 * The form for a parcel. Typed text stays when a colleague sends a part meanwhile; the labels then say what is left.
 */
function ParcelForm(props: Omit<ShipOrderProps, 'parcel'>) {
  const { order, carriers, onShipped } = props;
  const { no, lines } = order;
  const own = useTexts(shippingTexts);
  const { language } = useConsoleSession();
  const { send } = useWrite(shipOrder);
  const [code, setCode] = useState(carriers[0]?.code ?? '');
  const [trackingNo, setTrackingNo] = useState('');
  const [typed, setTyped] = useState<Record<string, string>>({});
  const isTracked = carriers.find((carrier) => carrier.code === code)?.isTracked ?? false;
  const counted = lines.map(({ sku, quantity }) => ({
    sku,
    left: quantity,
    quantity: typed[sku] ?? `${quantity}`,
  }));
  const packed = counted.filter(
    ({ quantity }) => quantity.trim() !== '' && numberOf(quantity) !== 0,
  );
  /** Returns the name of the control for a SKU: the path in the schema, if the SKU is in the parcel. */
  const nameOf = (sku: string) => {
    const index = packed.findIndex((each) => each.sku === sku);
    return index === -1 ? sku : `lines.${index}.quantity`;
  };
  const form = useForm({
    schema: shipOrder.input,
    formats: { trackingNo: own.trackingHint },
    read: () => ({
      language,
      no,
      carrier: code,
      ...(!isTracked && { trackingNo }),
      lines: packed.map(({ sku, quantity }) => ({ sku, quantity: numberOf(quantity) })),
    }),
    check: () =>
      Object.fromEntries(
        packed
          .filter(({ quantity, left }) => numberOf(quantity) > left)
          .map(({ sku, left }) => [nameOf(sku), own.atMost(left)]),
      ),
    refused: (failure): FieldMessages =>
      isRefusal(failure, 'TRACKING_NUMBER_USED') ? { trackingNo: failure.message } : {},
    async onSubmit(parcel) {
      onShipped(undefined);
      const { id } = await send(parcel);
      setTrackingNo('');
      setTyped({});
      onShipped(id);
      return 'again';
    },
  });
  // The schema reports an empty list by the name of the list, which no control has.
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
        disabled={form.isBusy}
      />
      {!isTracked && (
        <TextField
          name="trackingNo"
          label={own.trackingNo}
          hint={own.trackingHint}
          value={trackingNo}
          onChange={({ target }) => setTrackingNo(target.value)}
          error={form.fields['trackingNo']}
          readOnly={form.isBusy}
          autoComplete="off"
          autoCapitalize="characters"
        />
      )}
      {lines.map(({ sku, name, variantName, quantity }, index) => (
        <TextField
          key={sku}
          name={nameOf(sku)}
          label={own.quantity(`${name} ${variantName}`.trim(), quantity)}
          value={counted[index]?.quantity ?? ''}
          onChange={({ target }) => setTyped({ ...typed, [sku]: target.value })}
          error={form.fields[nameOf(sku)] ?? (isEmpty ? own.nothing : undefined)}
          readOnly={form.isBusy}
          inputMode="numeric"
          autoComplete="off"
        />
      ))}
    </Form>
  );
}
