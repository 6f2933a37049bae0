import { Link, useRouter } from '@tanstack/react-router';
import { listOrdersToShip } from '@uid/contract/shipments';
import { Status } from '@uid/ui/status';
import { useMemo, useState } from 'react';

import { Answered } from '../../request/answered.tsx';
import { useList } from '../../request/use-list.ts';
import { DetailDialog } from '../../detail/detail-dialog.tsx';
import { OpenLink } from '../../detail/open-link.tsx';
import { useFormats } from '../../format/use-formats.ts';
import { useAddress } from '../../routing/use-address.ts';
import type { Parameters } from '../../routing/use-address.ts';
import { Screen } from '../../screen/screen.tsx';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { Choosable } from '../../table/choosable.tsx';
import { DataTable } from '../../table/data-table.tsx';
import type { DataColumn } from '../../table/data-table.tsx';
import { PageLinks } from '../../table/page-links.tsx';
import type { OrderToShip } from './order-to-ship.ts';
import { RecordedParcel, ShipOrder } from './ship-order.tsx';
import { ShipSeveral } from './ship-several.tsx';
import { shippingTexts } from './shipping-texts.ts';

/** Orders with paid goods that have not been sent. */
export function ShippingScreen() {
  const own = useTexts(shippingTexts);
  const { language } = useConsoleSession();
  const { after, open } = useAddress().query;
  const answer = useList(listOrdersToShip, { language, ...(after && { after }) });
  const { isChosen, drop } = useChosenOrders();
  const [shipped, setShipped] = useState<{ no: string; parcel: string | undefined }>();
  const parcelOf = (no: string) => (shipped?.no === no ? shipped.parcel : undefined);
  const columns = useColumns();
  return (
    <Screen title={own.title} lead={own.lead}>
      <Answered answer={answer}>
        {({ orders, next, carriers }) => (
          <>
            <DataTable
              caption={own.title}
              columns={columns}
              rows={orders}
              keyOf={({ no }) => no}
              empty={own.empty}
            />
            <PageLinks next={next} />
            {orders.some(isChosen) && (
              <ShipSeveral orders={orders.filter(isChosen)} carriers={carriers} onShipped={drop} />
            )}
            <DetailDialog
              rows={orders}
              keyOf={({ no }) => no}
              title={({ no }) => own.dialog(no)}
              goneTitle={open && parcelOf(open) ? own.dialog(open) : undefined}
              gone={open && <NothingToSend no={open} parcel={parcelOf(open)} />}
            >
              {(order) => (
                <ShipOrder
                  order={order}
                  carriers={carriers}
                  parcel={parcelOf(order.no)}
                  onShipped={(parcel) => setShipped({ no: order.no, parcel })}
                />
              )}
            </DetailDialog>
          </>
        )}
      </Answered>
    </Screen>
  );
}

/** Shown for an order that has left the list, because of the user's own last parcel or a colleague's action. */
function NothingToSend({ no, parcel }: { no: string; parcel: string | undefined }) {
  const own = useTexts(shippingTexts);
  return (
    <>
      {parcel && <RecordedParcel id={parcel} />}
      <p>
        {parcel ? own.allSent : own.notHere}{' '}
        <Link to="/orders/$no" params={{ no }}>
          {own.openOrder}
        </Link>
      </p>
    </>
  );
}

type Choosing = Pick<OrderToShip, 'no' | 'isAskedBack'>;

/**
 * Keeps the chosen orders in the address, so that they are still chosen when the user comes back from the packing
 * lists.
 */
function useChosenOrders() {
  const { query, change } = useAddress();
  const router = useRouter();
  const nos = ordersIn(query);
  /**
   * Starts from the address of now, because the choice may have changed since this render, such as while parcels are
   * being recorded.
   */
  const choose = (chosenOf: (now: readonly string[]) => readonly string[]) =>
    change(
      { orders: chosenOf(ordersIn(router.latestLocation.search)).join() || undefined },
      { replaces: true },
    );
  return {
    // An order with a requested refund must not be sent, even if it was chosen before the request came.
    isChosen: ({ no, isAskedBack }: Choosing) => !isAskedBack && nos.includes(no),
    /** Removes sent orders from the choice; orders of other pages stay chosen. */
    drop: (sent: readonly string[]) => choose((now) => now.filter((no) => !sent.includes(no))),
    toggle: (no: string) =>
      choose((now) => (now.includes(no) ? now.filter((each) => each !== no) : [...now, no])),
  };
}

function ordersIn(query: Parameters): readonly string[] {
  return query['orders']?.split(',') ?? [];
}

function OrderChoice({ no, isAskedBack = false }: Choosing) {
  const own = useTexts(shippingTexts);
  const { isChosen, toggle } = useChosenOrders();
  return (
    <Choosable
      label={own.choose(no)}
      isChosen={isChosen({ no, isAskedBack })}
      isDisabled={isAskedBack}
      onToggle={() => toggle(no)}
    >
      <OpenLink of={no}>{no}</OpenLink>
    </Choosable>
  );
}

function useColumns(): DataColumn<OrderToShip>[] {
  const own = useTexts(shippingTexts);
  const { time, pieces } = useFormats();
  return useMemo(
    () => [
      {
        id: 'no',
        label: own.no,
        cell: ({ no, isAskedBack }) => <OrderChoice no={no} isAskedBack={isAskedBack} />,
      },
      { id: 'paid', label: own.paid, isTime: true, cell: ({ paidAt }) => time(paidAt) },
      {
        id: 'to',
        label: own.to,
        cell: ({ address, email }) => (address ? `${address.recipient} · ${address.city}` : email),
      },
      {
        id: 'goods',
        label: own.goods,
        cell: ({ lines }) => pieces(lines),
      },
      {
        id: 'state',
        label: own.state,
        cell: ({ isAskedBack }) =>
          isAskedBack ? (
            <Status tone="danger">{own.askedBack}</Status>
          ) : (
            <Status tone="photon">{own.ready}</Status>
          ),
      },
      { id: 'note', label: own.note, isHidden: true, cell: ({ note }) => note },
    ],
    [own, time, pieces],
  );
}
