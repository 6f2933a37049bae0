import type { Language } from '@uid/contract/language';
import type { Order } from '@uid/contract/orders';
import { DescriptionList } from '@uid/ui/description-list';
import { Skeleton } from '@uid/ui/skeleton';
import { lazy, Suspense } from 'react';

import { useLanguage } from '../../../layout/use-language.ts';
import { MoneyLines } from '../../cart/money-lines.tsx';
import { orderTexts } from '../order-texts.ts';
import { AddressText } from '../parts/address-text.tsx';
import { LeavesOn } from '../parts/leaves-on.tsx';
import { OrderLines } from '../parts/order-lines.tsx';
import { OrderPart } from '../parts/order-part.tsx';
import { logisticsFact } from './parcels/logistics-fact.ts';
import { ConfirmReceipt } from './parcels/confirm-receipt.tsx';
import { Refunds } from './refunds/refunds.tsx';
import { Licences } from './licences.tsx';
import { Parcels } from './parcels/parcels.tsx';
import { detailTexts } from './detail-texts.ts';

interface OrderFactsProps {
  order: Order;
  /** Fetches the order again. */
  reload: () => Promise<void>;
  /** Called when awaited licence keys arrive, or a refund is requested. */
  refresh: () => void;
}

/** What the order contains: items, money, the address, the invoice. */
export function OrderFacts({ order, reload, refresh }: OrderFactsProps) {
  const language = useLanguage();
  const texts = detailTexts[language];
  const { no, lines, totals, address, note, state } = order;
  const hasLicences = lines.some(({ delivery }) => delivery === 'licence');
  const fact = logisticsFact(order, undefined);
  const promised = (
    <>
      <LeavesOn order={order} />
      {address && <AddressText address={address} />}
    </>
  );
  // Comes below everything that should be looked at first.
  const receipt = state === 'delivered' && <ConfirmReceipt order={order} reload={reload} />;
  const isShipped = lines.some(({ delivery }) => delivery === 'shipped');
  // A buyer who has the keys need not be told that nothing else will come.
  const isLogistic = isShipped || !hasBeenPaid(state);
  return (
    <>
      <OrderPart title={texts.items}>
        <OrderLines lines={lines} noteOf={(line) => refundedWords(line, language)} />
      </OrderPart>
      {hasLicences && hasBeenPaid(state) && (
        <OrderPart title={texts.licences}>
          <Licences order={order} onIssued={refresh} />
          {receipt}
        </OrderPart>
      )}
      <OrderPart title={texts.cost}>
        <MoneyLines totals={totals} isDue={state === 'unpaid'} />
      </OrderPart>
      {isLogistic && (
        <OrderPart title={texts.logistics}>
          {isShipped && hasBeenPaid(state) ? (
            <Parcels order={order}>{promised}</Parcels>
          ) : (
            <>
              <p>{fact && texts.logisticsFacts[fact]}</p>
              {promised}
            </>
          )}
          {!hasLicences && receipt}
        </OrderPart>
      )}
      <OrderPart title={texts.invoice}>
        <InvoiceFacts invoice={order.invoice} />
        <Suspense
          fallback={<Skeleton shape="rows" lines={1} label={orderTexts[language].loading} />}
        >
          <Fapiao order={order} isPaid={hasBeenPaid(state)} />
        </Suspense>
      </OrderPart>
      {hasBeenPaid(state) && <Refunds no={no} onChange={refresh} />}
      {note && (
        <OrderPart title={texts.note}>
          <p>{note}</p>
        </OrderPart>
      )}
    </>
  );
}

/** Fetched lazily, because the state of the fapiao is shown after what was asked for. */
const Fapiao = lazy(async () => ({ default: (await import('./fapiao/fapiao.tsx')).Fapiao }));

/** Says which pieces of a line were kept back or came back. */
function refundedWords({ keptBack, cameBack }: Order['lines'][number], language: Language): string {
  const texts = detailTexts[language];
  const words = [
    ...(keptBack === undefined ? [] : [texts.keptBack(keptBack)]),
    ...(cameBack === undefined ? [] : [texts.cameBack(cameBack)]),
  ];
  return words.join(' · ');
}

const unpaidStates: ReadonlySet<Order['state']> = new Set(['unpaid', 'cancelled', 'review']);

function hasBeenPaid(state: Order['state']): boolean {
  return !unpaidStates.has(state);
}

function InvoiceFacts({ invoice }: Pick<Order, 'invoice'>) {
  const texts = detailTexts[useLanguage()];
  if (invoice.kind === 'none') return <p>{texts.invoiceKinds.none}</p>;
  return (
    <DescriptionList
      items={[
        { term: texts.kind, details: texts.invoiceKinds[invoice.kind] },
        { term: texts.invoiceTitle, details: invoice.title },
        ...(invoice.kind === 'personal'
          ? []
          : [{ term: texts.taxNumber, details: invoice.taxNumber }]),
        ...(invoice.kind === 'special'
          ? [
              { term: texts.registeredAddress, details: invoice.address },
              { term: texts.companyPhone, details: invoice.phone },
              { term: texts.bank, details: invoice.bank },
              { term: texts.account, details: invoice.account },
            ]
          : []),
      ]}
    />
  );
}
