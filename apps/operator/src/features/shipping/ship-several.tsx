import { Link } from '@tanstack/react-router';
import { shipOrders } from '@uid/contract/staff-shipments';
import { Form } from '@uid/forms/form';
import { useForm } from '@uid/forms/use-form';
import { SelectField } from '@uid/ui/select-field';
import { TextField } from '@uid/ui/text-field';
import { useState } from 'react';
import type { ClipboardEvent } from 'react';

import { useIsFormer } from '../../request/use-list.ts';
import { useWrite } from '../../request/use-write.ts';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import type { Carrier, OrderToShip } from './order-to-ship.ts';
import styles from './ship-several.module.css';
import { shippingTexts } from './shipping-texts.ts';

interface ShipSeveralProps {
  orders: readonly OrderToShip[];
  carriers: readonly Carrier[];
  /** Told which orders. */
  onShipped: (nos: readonly string[]) => void;
}

/** Sends all that has not left of the chosen orders with one carrier, a parcel each: all of them or none. */
export function ShipSeveral({ orders, carriers, onShipped }: ShipSeveralProps) {
  const own = useTexts(shippingTexts);
  const { language, notify } = useConsoleSession();
  const { send } = useWrite(shipOrders);
  const isFormer = useIsFormer();
  const [code, setCode] = useState(carriers[0]?.code ?? '');
  const [numbers, setNumbers] = useState<Record<string, string>>({});
  const isTracked = carriers.find((carrier) => carrier.code === code)?.isTracked ?? false;
  const nameOf = (index: number) => `parcels.${index}.trackingNo`;
  const form = useForm({
    schema: shipOrders.input,
    formats: Object.fromEntries(orders.map((_, index) => [nameOf(index), own.trackingHint])),
    read: () => ({
      language,
      carrier: code,
      parcels: orders.map(({ no }) => ({
        no,
        ...(!isTracked && { trackingNo: numbers[no] ?? '' }),
      })),
    }),
    async onSubmit(batch) {
      const { shipped } = await send(batch);
      notify(own.severalDone(shipped));
      onShipped(batch.parcels.map(({ no }) => no));
      return 'again';
    },
  });

  /** A column of a table is pasted into the fields from here on, a line each. */
  function pasteLines(event: ClipboardEvent<HTMLInputElement>, first: number): void {
    const lines = event.clipboardData
      .getData('text')
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter(Boolean);
    if (lines.length < 2 || form.isBusy) return;
    event.preventDefault();
    const pasted = orders.slice(first).flatMap(({ no }, index) => {
      const line = lines[index];
      return line === undefined ? [] : [[no, line]];
    });
    setNumbers((before) => ({ ...before, ...(Object.fromEntries(pasted) as typeof before) }));
  }

  return (
    <>
      <p className={styles.bar} inert={isFormer}>
        <output>{own.chosen(orders.length)}</output>
        <Link to="/packing" search={{ orders: orders.map(({ no }) => no).join() }}>
          {own.packingOf(orders.length)}
        </Link>
        <a href="#several">{own.several(orders.length)}</a>
      </p>
      <section id="several" className={styles.several} inert={isFormer}>
        <h2>{own.several(orders.length)}</h2>
        <Form form={form} submit={own.severalSubmit(orders.length)}>
          <SelectField
            id="several-carrier"
            name="carrier"
            label={own.carrier}
            value={code}
            onChange={({ target }) => setCode(target.value)}
            options={carriers.map((carrier) => ({ value: carrier.code, label: carrier.name }))}
            error={form.fields['carrier']}
            hint={isTracked ? own.trackedHint : own.severalHint}
            disabled={form.isBusy}
          />
          {orders.map(({ no, address }, index) =>
            isTracked ? (
              <p key={no} className={styles.line}>
                <input type="hidden" name={nameOf(index)} />
                <code>{no}</code> {address?.recipient} {form.fields[nameOf(index)]}
              </p>
            ) : (
              <TextField
                key={no}
                name={nameOf(index)}
                label={own.numberOf(no, address?.recipient ?? '')}
                value={numbers[no] ?? ''}
                onChange={({ target }) => setNumbers({ ...numbers, [no]: target.value })}
                onPaste={(event) => pasteLines(event, index)}
                error={form.fields[nameOf(index)]}
                readOnly={form.isBusy}
                autoComplete="off"
                autoCapitalize="characters"
              />
            ),
          )}
        </Form>
      </section>
    </>
  );
}
