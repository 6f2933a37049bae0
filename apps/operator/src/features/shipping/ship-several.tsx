import { Link } from '@tanstack/react-router';
import { shipOrders } from '@uid/contract/staff-shipments';
import { Form } from '@uid/forms/form';
import { useForm } from '@uid/forms/use-form';
import { SelectField } from '@uid/ui/select-field';
import { TextField } from '@uid/ui/text-field';
import { useState } from 'react';
import type { ClipboardEvent } from 'react';

import { useKeptText } from '../../form/use-kept-text.ts';
import { useIsPrevious } from '../../request/use-list.ts';
import { useWrite } from '../../request/use-write.ts';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import type { Carrier, OrderToShip } from './order-to-ship.ts';
import styles from './ship-several.module.css';
import { shippingTexts } from './shipping-texts.ts';

interface ShipSeveralProps {
  orders: readonly OrderToShip[];
  carriers: readonly Carrier[];
  /** Called with the numbers of the orders that were sent. */
  onShipped: (nos: readonly string[]) => void;
}

/** The typed values, kept in the tab until they are sent. */
interface Typed {
  /** The code of the carrier. */
  code?: string;
  /** Tracking numbers by the number of the order. */
  numbers?: Record<string, string>;
}

/**
 * Sends all remaining goods of the chosen orders with one carrier, one parcel for each order; the server records all
 * of them or none.
 */
export function ShipSeveral({ orders, carriers, onShipped }: ShipSeveralProps) {
  const own = useTexts(shippingTexts);
  const { language, notify } = useConsoleSession();
  const { send } = useWrite(shipOrders);
  const isPrevious = useIsPrevious();
  const kept = useKeptText<Typed>('ship-several');
  const [typed, setTyped] = useState(() => kept.read() ?? {});
  const { numbers = {} } = typed;
  const code = (carriers.find((each) => each.code === typed.code) ?? carriers[0])?.code ?? '';
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
      const sent = batch.parcels.map(({ no }) => no);
      const left = Object.entries(numbers).filter(([no]) => !sent.includes(no));
      kept.keep(left.length > 0 ? { code, numbers: Object.fromEntries(left) } : undefined);
      notify(own.severalDone(shipped));
      onShipped(sent);
      return 'again';
    },
  });

  function change(changed: Typed): void {
    const now = { ...typed, ...changed };
    setTyped(now);
    kept.keep(now);
  }

  /** Distributes a pasted column of a table to the fields from this one on, one line each. */
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
    change({ numbers: { ...numbers, ...(Object.fromEntries(pasted) as typeof numbers) } });
  }

  return (
    <>
      <p className={styles.bar} inert={isPrevious}>
        <output>{own.chosen(orders.length)}</output>
        <Link to="/packing" search={{ orders: orders.map(({ no }) => no).join() }}>
          {own.packingOf(orders.length)}
        </Link>
        <a href="#several">{own.several(orders.length)}</a>
      </p>
      <section id="several" className={styles.several} inert={isPrevious}>
        <h2>{own.several(orders.length)}</h2>
        <Form form={form} submit={own.severalSubmit(orders.length)}>
          <SelectField
            id="several-carrier"
            name="carrier"
            label={own.carrier}
            value={code}
            onChange={({ target }) => change({ code: target.value })}
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
                onChange={({ target }) => change({ numbers: { ...numbers, [no]: target.value } })}
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
